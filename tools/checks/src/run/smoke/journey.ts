import type { Shopper } from './shopper.ts';

const results = { role: 'region', name: '^Results$' };
const count = { role: 'status', within: results };
const sort = { role: 'combobox', name: '^Sort by', within: results };
const firstCard = { role: 'article', within: results };
const firstTitle = { role: 'heading', within: firstCard };

/** The number of results on the page; with `before`, once it is another: until the response arrives the page shows the previous one. */
const counted = async (shopper: Shopper, before = -1): Promise<number> => {
  const other = new RegExp(`^(?!\\D*${before.toLocaleString('en-AU')}\\D*$).*\\d`, 's');
  return Number((await shopper.sees(count, other)).text.replace(/\D/g, ''));
};

const searchesFromHome = async (shopper: Shopper): Promise<void> => {
  await shopper.sees({ role: 'heading' });
  await shopper.presses({ role: 'link', name: '^All vehicles' });
  await shopper.isAt(/^\/search\//);
  const all = await counted(shopper);
  await shopper.writes({ role: 'combobox', name: '^Search vehicles' }, 'corolla');
  await shopper.presses({ role: 'button', name: '^Search$' });
  await shopper.isAt(/corolla/);
  await shopper.sees(firstTitle, /corolla/i);
  const found = await counted(shopper, all);
  if (found >= all) throw new Error(`A search for a word found ${found} of ${all} vehicles.`);
};

/** On a phone the filters are in a sheet; on a desktop each has a drop-down. */
const filters = async (shopper: Shopper, onPhone: boolean): Promise<void> => {
  const before = await counted(shopper);
  const used = { role: 'checkbox', name: '^Used' };
  if (onPhone) {
    await shopper.presses({ role: 'button', name: '^Filters' });
    const sheet = { role: 'dialog', name: '^Filters' };
    await shopper.presses({ ...used, within: sheet });
    await shopper.presses({ role: 'button', name: '^Show Me', within: sheet });
    await shopper.seesNo(sheet);
  } else {
    await shopper.presses({ role: 'button', name: '^Condition' });
    await shopper.pressesOnScreen(used);
    await shopper.pressesKey('Escape');
    await shopper.seesNo(used);
  }
  await shopper.isAt(/refinementList\[car_type\]\[\]=used/);
  const after = await counted(shopper, before);
  if (after >= before || after === 0) throw new Error(`"Used" left ${after} of ${before} vehicles.`);
};

const sorts = async (shopper: Shopper): Promise<void> => {
  await shopper.chooses(sort, 'Lowest price');
  await shopper.isAt(/sortBy=lowest-price/);
};

/** The card's "…" menu opens inside the window, and its entries work. */
const usesCardMenu = async (shopper: Shopper): Promise<void> => {
  // The last card: near the bottom a menu may open above the window.
  const more = { role: 'button', name: '^More: ', within: { ...firstCard, last: true as const } };
  const enquire = { role: 'link', name: '^Enquire' };
  await shopper.seesNo(enquire);
  await shopper.presses(more);
  await shopper.seesOnScreen({ role: 'link', name: '^Reserve Now' });
  await shopper.pressesOnScreen(enquire);
  await shopper.seesOnScreen({ role: 'button', name: '^Close', within: { role: 'dialog' } });
  await shopper.goesBack();
  await shopper.seesNo({ role: 'dialog' });
  await shopper.isAt(/^\/cars\/[^?]*$/);
  await shopper.goesBack();
  await shopper.isAt(/^\/search\//);
  await shopper.sees(more);
  await shopper.seesNo(enquire);
};

const opensVehicle = async (shopper: Shopper): Promise<void> => {
  const { text } = await shopper.sees(firstTitle);
  await shopper.presses({ role: 'link', within: firstTitle });
  await shopper.isAt(/^\/cars\//);
  await shopper.sees({ role: 'heading', name: `^${text.split(/\s+/).slice(0, 3).join(' ')}` });
};

const looksAtPictures = async (shopper: Shopper): Promise<void> => {
  const pictures = { role: 'region', name: '^Pictures of' };
  await shopper.sees(pictures, /Picture 1 of/);
  await shopper.presses({ role: 'button', name: '^Next picture', within: pictures });
  await shopper.sees(pictures, /Picture 2 of/);
  await shopper.presses({ role: 'button', name: '^Show full screen', within: pictures });
  const fullScreen = { role: 'dialog', name: 'full screen' };
  await shopper.presses({ role: 'button', name: '^Next picture', within: fullScreen });
  await shopper.sees(fullScreen, /Picture 3 of|3 \/ /);
  await shopper.presses({ role: 'button', name: '^Close', within: fullScreen });
  await shopper.seesNo(fullScreen);
};

const enquires = async (shopper: Shopper): Promise<void> => {
  await shopper.presses({ role: 'link', name: '^Enquire' });
  const form = { role: 'form', name: '^Enquire' };
  const field = (name: string) => ({ role: 'textbox', name, within: form });
  await shopper.writes(field('^(Full |First )?name'), 'Robin');
  await shopper.writes(field('^Last name'), 'Sample');
  await shopper.writes(field('^Email'), 'robin@sample.example');
  await shopper.writes(field('^(Phone|Mobile)'), '0412 345 678');
  await shopper.writes(field('message'), 'Is it still there on Saturday?');
  await shopper.presses({ role: 'button', name: '^Send', within: form });
  await shopper.isAt(/^\/success$/);
  await shopper.sees({ role: 'main' }, /Your reference is\s+\d+/);
};

/** Back leads to the vehicle, skipping the sent form, and then to the search with its filters. */
const goesBackToTheSearch = async (shopper: Shopper, found: number): Promise<void> => {
  await shopper.goesBack();
  await shopper.isAt(/^\/cars\/[^?]*$/);
  await shopper.sees({ role: 'region', name: '^Pictures of' });
  await shopper.goesBack();
  await shopper.isAt(/^\/search\/.*\[car_type\]\[\]=used.*sortBy=lowest-price/);
  const afterBack = await counted(shopper);
  if (afterBack !== found) throw new Error(`The search showed ${found} vehicles, and ${afterBack} after Back.`);
};

/** A shopper's journey from the open home page to an enquiry and back. */
export const journey = async (
  shopper: Shopper,
  { onPhone, onStep }: { onPhone: boolean; onStep: (name: string) => void },
): Promise<void> => {
  onStep('search from the home page');
  await searchesFromHome(shopper);
  onStep('filter');
  await filters(shopper, onPhone);
  onStep('sort');
  await sorts(shopper);
  const found = await counted(shopper);
  onStep('menu of a card');
  await usesCardMenu(shopper);
  onStep('vehicle');
  await opensVehicle(shopper);
  onStep('gallery');
  await looksAtPictures(shopper);
  onStep('enquiry');
  await enquires(shopper);
  onStep('back');
  await goesBackToTheSearch(shopper, found);
};
