import type { BrandGroup } from '@dealer/core/brands';
import { slugify } from '@dealer/core/format';

/** Real makes, then invented ones. */
const names: Readonly<Record<BrandGroup, string>> = {
  cars: `Abarth, Alfa Romeo, Audi, BMW, BYD, Chery, Chevrolet, Citroën, Cupra, Fiat, Ford, Genesis, GWM, Holden, Honda, Hyundai, Isuzu UTE,
    Jaguar, Jeep, Kia, Land Rover, LDV, Lexus, Mahindra, Mazda, Mercedes-Benz, MG, MINI, Mitsubishi, Nissan, Peugeot, Polestar, Porsche,
    RAM, Renault, Škoda, SsangYong, Subaru, Suzuki, Tesla, Toyota, Volkswagen, Volvo,
    Alderline, Banksia Motor, Borealis, Calder & Finch, Corvane, Dunmore, Eastwind, Ferrous, Galah, Halcyon, Ironvale, Jarrah, Kestrel Six,
    Lumen EV, Marlowe, Nullarbor, Orana, Pindari, Quandong, Ravensbourne, Saltbush, Tamar, Umbra, Verdant, Wattle Electric, Yarraman, Zephyr`,
  motorcycles: `Aprilia, BMW Motorrad, Ducati, Harley-Davidson, Honda Motorcycles, Indian, Kawasaki, KTM, Moto Guzzi, Royal Enfield,
    Suzuki Motorcycles, Triumph, Vespa, Yamaha,
    Bitumen, Cockatoo Cycles, Drover, Emberjack, Fernhill, Gullwind, Hume & Sons, Ironpony, Kickstart Electric, Lorikeet, Magpie Motor,
    Northerly, Oxbow, Redgum Scooters, Southerly, Two Rivers`,
  trucks: `DAF, Fuso, Hino, Isuzu, Iveco, Kenworth, Mack, MAN, Scania, UD, Volvo Trucks, Western Star,
    Barrow Haulage, Coolibah, Darling Diesel, Goldfields, Haulmark Ten, Ironbark, Longreach, Mallee, Overland Ninety, Plainsman, Roadtrain,
    Stockman, Tanami`,
  own: `Harbour Car Care, Harbour Certified, Harbour Cleaning, Harbour Detailing, Harbour Finance, Harbour Fleet, Harbour Hire, Harbour Insurance,
    Harbour Outdoor, Harbour Panel, Harbour Parts, Harbour Rental, Harbour Tints, Harbour Towing, Harbour Tyres`,
};

const kinds: Readonly<Record<BrandGroup, string>> = {
  cars: 'New, demo and used cars, with service and parts.',
  motorcycles: 'On the road and off it, with riding gear to match.',
  trucks: 'Rigids and prime movers, with a workshop that opens early.',
  own: 'A company of the group.',
};

/** The 140 manufacturers of the sample data, for a directory (decision F2). */
export const manufacturers = (Object.keys(names) as BrandGroup[]).flatMap((group) =>
  names[group].split(',').map((written, at) => {
    const name = written.trim();
    // Some have no description.
    return { name, slug: slugify(name), group, ...(at % 7 === 6 ? {} : { description: kinds[group] }) };
  }),
);
