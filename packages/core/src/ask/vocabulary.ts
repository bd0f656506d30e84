const termsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));
const phrasesOf = (text: string): ReadonlySet<string> => new Set(text.split(/,\s*/));

/** Words that say nothing about a vehicle. */
export const emptyTerms = termsOf(`
a an the i im id ill ive me my mine we us our you your he she his her hers their them they it its this that these those there here
is are was be been am do does did has have had having got get getting can could would should will may might must
and or for of to with in on at by as if so but then than from into about up out off please plz pls thanks thank thx cheers ta
hi hello hey gday gidday mate mates guys all everyone anyone someone somebody folks
look looking looks lookin search searching find finding found show see seek seeking need needs needing needed want wants wanted wanting
wanna like love prefer preferably preferred ideally interested interest keen chasing chase after wtb iso buy buying bought purchase
purchasing recommend recommended recommendation recommendations suggest suggestions advice help opinions thoughts considering consider
any anything something some one ones what which whats wheres where who when how whether also just only really very pretty quite fairly
maybe perhaps possibly probably around near nearby closest nearest close local locally area within somewhere
car cars vehicle vehicles wheels motor ride daily driver drive drives runabout runaround run commuter commute commuting
good great nice decent reliable dependable solid clean tidy neat best better top quality lovely beautiful awesome amazing perfect ideal
suitable comfortable comfy safe safer safety practical roomy spacious economical economic efficient frugal thirsty small smaller big
bigger large larger medium compact mid size sized midsize fun cool modern roadworthy condition excellent mint immaculate
available availability sale selling sell stock currently now today asap soon deal deals offer offers price priced prices cost costs
costing value money budget cash finance financed repayments repayment payment payments spend afford ish model models make makes
brand type kind sort style colour color coloured body transmission gearbox fuel engine shape brands
not no dont doesnt cant fussed bothered matter matters mind
wife husband partner mum mom mums dad dads son sons daughter daughters kid kids child children teenager teen student students uni
girlfriend boyfriend baby babies grandma grandpa buyer u ur vs parents parent mother father brother sister friend boss
weekend weekends weekday city town country road roads trip trips travel travelling driving school beach camping holiday holidays
aussie australia australian kiwi nz more less under over plus minus etc ok okay yes yeah well still ever always
between per each every other least most time first last next go going take give bit lot lots
super ultra extremely plate plated build built complied done
year years yr yrs old older newer late later recent recently km kms kilometres kays odometer odo mileage k ks clock
seat seats seater seaters dollar dollars bucks grand driveaway orc negotiable ono obo nego firm
koutou ora kia tena koe waka
either neither both whichever whatever because while during such same own few much enough rather else n thats theres isnt arent wasnt w missus hubby nan nana nanna pop grandad bub bubs toddler toddlers bro absolutely considered wtd travelled traveled clocked
located based made goes fitted tell call team lol starts anywhere everywhere neg hiya howdy pref grandmas grandpas nans theyre weve youve shes hes fine
`);

/** Words of other languages; two of them, and only names of makes and models are understood. */
export const foreignTerms = termsOf(`
der die das ein eine einen und fur mit ich suche nicht kein oder gebraucht gebrauchte neu
le la les un une des du et avec pour je cherche voiture pas chere sans mon est
el los las una con para por coche carro busco barato blanco quiero sin y
il lo gli uno per cerco macchina usata nuova che non
een het voor met zoek goedkope ik
he te nga mo ahau pirangi kei hea ki waka whero iti nui katoa
och bil jag hybride einen gebrauchten soker
`);

/** Words that are no typing errors, though a name of the trade is so near, or names of models that are also words. */
export const usualTerms = termsOf(`
action adventure apply beach black block blend build carry city class compass cooler couple cream cross crowd cruise daily delivery dodgy
driven driver electrics escape every express family grand great guide holder house journey laser later layer leather lights march master
matter meter micro model motor mount moved north note other others owner point range rapid river royal scale series seven share sharp
shift short smart sonic south spare speed spend sport sports sporty square stage start steel steer stick stock street super track trade
trail train tray trial trick truck upper wheels while yards
atlas born california caravan century combo commander courier crown cube echo every expert fit ghost legacy mighty patriot pursuit
roadster senator soul spark superb tribute vantage venue viva casino international mascot midland officer prospect reservoir
`);

/** Words that are no typing errors, and names of models that are none of another word where the stock has no such model. */
export const correctTerms = termsOf(`
patrol write writes alpine automated automation blank blown candy captive capture captured captures challenge challenged challenges cherry
chippy civil clash copper couples crude demon demons discover discovered discovers drove electronic electronics expressed festival festivals
fortune freelance gases greek hammer infinite lance lanes larry masters optimal roger salmon salon shark shortage silva singer sparky
springer stark trunk unloaded electrical escaped lander navigator navigating greet greed lather astro fortunes station stations steep steven sudan tracks traffic tragic tricks vintage walks walls
`);

/** Words after which, or before which, a word means something else: "new tyres", "black leather", "owner's manual". */
export const otherMeanings: readonly {
  readonly of: ReadonlySet<string>;
  readonly before?: ReadonlySet<string>;
  readonly after?: ReadonlySet<string>;
}[] = [
  {
    of: termsOf('new'),
    after:
      termsOf(`tyres tyre tires tire brakes brake battery batteries rego registration rwc wof clutch engine motor gearbox paint driver
      drivers baby job licence license model models shape gen generation series rotors pads shocks suspension timing belt roadworthy zealand
      alternator radiator stereo windscreen keys mum mom dad parent parents to release releases look style condition exhaust year years canopy tray bullbar bull towbar tow winch
      snorkel roof seat seats chain head turbo wheels rims mags`),
    before: termsOf('near nearly as like almost whats what from since bought tyres brakes battery clutch'),
  },
  {
    of: termsOf('electric electrical'),
    after:
      termsOf(`window windows seat seats tailgate mirror mirrors roof brake brakes start steering bike bikes sunroof boot door doors fan
      handbrake park scooter blue`),
  },
  {
    of: termsOf('auto automatic'),
    after:
      termsOf(`wipers wiper headlights headlight lights light tailgate hold dimming braking emergency parking park folding boot door doors
      electrician parts trader high climate start stop lamps lamp sales repairs`),
  },
  {
    of: termsOf('manual manuals'),
    after: termsOf('book books tailgate boot windows window hubs handbrake mirrors locking'),
    before: termsOf('owner owners service workshop user instruction'),
  },
  {
    of: termsOf('gas'),
    before: termsOf('on'),
    after: termsOf('strut struts bottle lift cooker stove heater axed guzzler guzzlers'),
  },
  {
    of: termsOf('petrol diesel fuel'),
    after: termsOf('station mechanic tank cap costs heater card mower generator pump can'),
  },
  { of: termsOf('ev'), after: termsOf('charger chargers charging plug') },
  { of: termsOf('green'), before: termsOf('go going') },
  { of: termsOf('hybrid'), after: termsOf('battery batteries bike bikes') },
  {
    of: termsOf(
      'white silver grey gray black blue red green gold brown orange yellow beige purple burgundy bronze pink cream turquoise maroon',
    ),
    after:
      termsOf(`interior leather seats seat trim wheels wheel rims rim stitching roof carpet cloth dash mirrors badges alloys tint pack edition
      goods slip coast friday type list import imports centre book hot ps p plate plates box cross hill bay leaf mountains mountain grille
      upholstery accents highlights class service lights light lightbar beacon
      beacons star standard nomad nomads stripe stripes decals top tooth`),
  },
  { of: termsOf('mini'), after: termsOf('truck tipper excavator digger suv ute wagon dozer loader') },
  { of: termsOf('used'), after: termsOf('for as to by in on daily mainly once') },
  {
    of: termsOf('cruiser'),
    // A RAV4 Cruiser is no Landcruiser.
    before: termsOf('police bike motorcycle motorbike edge gx gxl rav4 rav hybrid awd pt fj urban or'),
    after: termsOf('bike bikes motorcycle motorcycles motorbike motorbikes style'),
  },
  {
    of: termsOf('outback'),
    before: termsOf('going go'),
    after: termsOf('australia trip trips travel touring tracks roads'),
  },
  { of: termsOf('leaf cooper'), after: termsOf('spring springs tyre tyres') },
  { of: termsOf('rover'), before: termsOf('range land') },
  { of: termsOf('ora'), before: termsOf('kia') },
  { of: termsOf('kia'), after: termsOf('ora kaha pai koutou') },
  { of: termsOf('estate'), before: termsOf('real deceased'), after: termsOf('sale agent') },
  { of: termsOf('pickup'), after: termsOf('from in at tomorrow today only') },
  { of: termsOf('pick'), after: termsOf('from in at tomorrow today only') },
  { of: termsOf('tray'), after: termsOf('table') },
  {
    of: termsOf('cheap cheaper cheapest affordable'),
    after: termsOf('to rego insurance servicing parts service repairs tyres'),
  },
  { of: termsOf('latest newest'), after: termsOf('model models shape gen generation version') },
  {
    of: termsOf('bus van truck motorcycle motorbike'),
    after: termsOf('licence license driver stop helmet'),
  },
  { of: termsOf('work works'), before: termsOf('body needs some bit minor it will') },
  { of: termsOf('family'), after: termsOf('owned history run friendly bunk') },
  { of: termsOf('navigation'), after: termsOf('lights light') },
  { of: termsOf('caravan caravans'), after: termsOf('park parks holiday') },
  { of: termsOf('truck trucks'), before: termsOf('tow') },
  { of: termsOf('ram'), before: termsOf('gb bull') },
  { of: termsOf('smart'), after: termsOf('key keys phone phones tv entry screen') },
];

/** What a comparison means for the number after it. */
export type Bound = 'atMost' | 'atLeast' | 'moreThan' | 'lessThan' | 'about' | 'between';

const bounds = (bound: Bound, phrases: string): [string, Bound][] =>
  phrases.split(/,\s*/).map((phrase) => [phrase, bound]);

/** Comparisons in front of a number. */
export const leadingBounds: ReadonlyMap<string, Bound> = new Map([
  ...bounds(
    'atMost',
    `up to,upto,max,maximum,at most,no more than,no more then,not above,
    no higher than,no greater than,within,limit,limit of,capped at,budget,budget of,budget to,budget is,my budget is,to spend,spend,
    sub,no over,not exceeding,not to exceed,topping out at,tops,top budget,not a cent over,not exceed,nothing newer than,no newer than,not newer than,no later than,not later than,nothing later than,<,≤`,
  ),
  ...bounds(
    'lessThan',
    'under,below,less than,less then,lower than,cheaper than,beneath,for less than,for under,underneath,fewer than,before,pre,older than,prior to,undr',
  ),
  ...bounds(
    'atLeast',
    `from,at least,atleast,minimum,minimum of,min,min of,no less than,not below,starting at,
    starting from,upwards of,> =,≥,since,no older than,not older than,no earlier than,not earlier than,nothing older than,not before,
    nothing before,no lower than`,
  ),
  ...bounds(
    'moreThan',
    'over,above,more than,greater than,exceeding,newer than,later than,after,post,>,dearer than,upward of',
  ),
  ...bounds(
    'about',
    'around,about,bout,round,approx,approximately,roughly,circa,~,near enough to,close to,give or take',
  ),
  ...bounds('between', 'between,b / w,btw,btwn'),
]);

/** Comparisons behind a number. */
export const trailingBounds: ReadonlyMap<string, Bound> = new Map([
  ...bounds(
    'atMost',
    `max,maximum,tops,or less,or under,or below,or lower,or cheaper,and under,and below,and less,budget,at most,limit,to spend,or older,and older,
    or earlier,and earlier,or fewer,at the most,at the very most,or so max,absolute max,max budget,or lower,or prior,and prior`,
  ),
  ...bounds(
    'atLeast',
    `+,plus,or more,or above,or over,or higher,or greater,and up,and over,and above,and more,minimum,min,upwards,and upwards,or newer,onwards,
    onward,or later,and newer,and later,or up,or better,and better,at least,or after,and on,up,or bigger,and onwards,or onwards,or greater,or beyond,
    or upwards,>,> =,and higher,and after,to present,to now,- present,- now,to current,- current,to date,till now`,
  ),
  ...bounds('about', 'ish,or so,give or take,or thereabouts,or there abouts,approx,approximately,roughly'),
]);

/** Words between a comparison and its number. */
export const boundFillers = termsOf(
  'about around like say approx approximately roughly of the a an price is at only just approx. maybe budget : =',
);

/** The same, naming what the number counts. */
export const countedTerms: ReadonlyMap<string, 'km' | 'seats' | undefined> = new Map([
  ...'km kms kilometres kilometers klms kays odometer odo mileage'
    .split(' ')
    .map((word): [string, 'km'] => [word, 'km']),
  ...'seats seating'.split(' ').map((word): [string, 'seats'] => [word, 'seats']),
  ...'tow towing spend cost year'.split(' ').map((word): [string, undefined] => [word, undefined]),
]);

/** Phrases that are no comparison and say nothing about a vehicle. */
export const emptyPhrases: ReadonlySet<string> =
  phrasesOf(`cheap to run,cheap to insure,cheap to service,cheap to maintain,cheapest to run,cheaper to run,affordable to run,cheap to own,cheap on fuel,cheap on gas,
  easy on fuel,light on fuel,fuel economy,low fuel consumption,not important,not required,not needed,no frills,not an issue,not worried,no issue,not a problem,no problem,nothing fancy,nothing special,nothing flash,dont care,no preference,not sure,
  not too,no worries,no rush,no hurry,new zealand,drive away,at the moment,right now,as chips,
  no idea,not fussy,do not care,not really,
  no more to pay,no time wasters,no timewasters,no tyre kickers,no tire kickers,no lowballers,no low ballers,no scammers,no dreamers,kia ora whanau,new zealand new,plus on roads,before on roads,plus onroads,not including,new baby,new bub,new job,new driver`);

/** Phrases that stay words, though their words alone say something else or nothing. */
export const literalPhrases: readonly string[] =
  'no credit check,no credit checks,pop top,poptop,ride share,nz new,kiwi new,aus new,near new,nearly new,as new,like new,one owner,1 owner,two owner,2 owner,single owner,almost new,royal enfield,new plymouth,te whanganui a tara,new lynn,new farm,new norfolk,gold coast,mum bus,green slip,pink slip,blue slip,red book,android auto,no deposit,no deposit finance,no finance,interest free,focus on,focus is,the outback,golf club,golf clubs,golf bag,golf bags,golf cart,golf gear,escape the,escape from,escape to,police patrol,beach patrol,public transit,swift sale,swift reply,super cab,super duty,camper van,semi off road,one tonner,1 tonner'.split(
    ',',
  );

/** What excludes the next word. */
export const negations: ReadonlySet<string> =
  phrasesOf(`not,any fuel but,any colour but,any color but,any make but,any brand but,any body but,any type but,everything but,any but,
  everything except,all but,no,without,non,except,excluding,exclude,anything but,other than,dont want,dont like,
  hate,hates,anywhere but,none of,anything bar,nothing,neither,cant have,refuses to,wont drive,doesnt like,doesnt want,not a fan of,no fan of,dont do,done with,finished with,had it with,dont buy,dont ever buy,stay away from,no good with,avoid,avoiding,apart from,nor,minus,wont buy,
  instead of,rather than,in place of,as opposed to,definitely not,definitely no,sick of,tired of,bored of,bored with,cant drive,cannot drive,never driven,dont drive,fed up with,had enough of,never,isnt,arent,aint,wasnt,doesnt run on,does not run on,doesnt have,hasnt got,cant be,cannot be,
  mustnt be,shouldnt be,steer clear of,no way,cant stand,not after`);

/** Orders in words; "cheap" is an order too: nobody says where it ends. */
export const sortPhrases: ReadonlyMap<string, 'lowest-price' | 'highest-price' | 'latest'> = new Map([
  ...[
    ...phrasesOf(`cheapest to most expensive,cheapest to dearest,cheapest,cheap,cheaper,cheapie,cheapo,cheapish,lowest price,lowest priced,low to high,affordable,inexpensive,bargain,bargains,
  bargain basement,least expensive,cheepest,cheep,cheap as,cheap and cheerful,cheap n cheerful,not expensive,low priced,low price,price ascending,sorted by price,sort by price,order by price`),
  ].map((phrase): [string, 'lowest-price'] => [phrase, 'lowest-price']),
  ...[...phrasesOf(`most expensive,dearest,highest price,highest priced,high to low,priciest,price descending`)].map(
    (phrase): [string, 'highest-price'] => [phrase, 'highest-price'],
  ),
  ...[
    ...phrasesOf(`newest,newest listed,newest listings,newest arrivals,latest,latest arrivals,latest listings,just arrived,just in,new arrivals,
  newly listed,recently added,recently listed,recently arrived,most recent,new in stock,just listed,fresh stock,new stock,recent arrivals`),
  ].map((phrase): [string, 'latest'] => [phrase, 'latest']),
]);

/** What the trade calls a value of the index: attribute, the value's names in the index, phrases. */
export const tradeNames: readonly (readonly [attribute: string, values: string, phrases: string])[] = [
  ['simple_body', 'SUV', 'suv,s u v,sports utility,soft roader,softroader,four wheel drive suv'],
  ['simple_body', 'Sedan', 'sedan,saloon'],
  ['simple_body', 'Hatch|Hatchback', 'hatch,hatchback,hatch back'],
  ['simple_body', 'Wagon|Station Wagon', 'wagon,station wagon,stationwagon,estate,estate car,wagen,waggon'],
  ['simple_body', 'Ute', 'ute,utility,pickup,pick up truck,pickup truck,pick up trucks,ute tray,bakkie'],
  ['simple_body', 'Van', 'van,panel van,panelvan,panel vans,delivery van,cargo van,work van body'],
  ['simple_body', 'People Mover', 'people mover,peoplemover,mpv,minivan,mini van,mini vans,people carrier,family bus'],
  ['simple_body', 'Coupe', 'coupe'],
  [
    'simple_body',
    'Convertible|Softtop',
    'convertible,cabriolet,cabrio,soft top,soft top convertible,drop top,rag top,ragtop,droptop',
  ],
  ['simple_body', 'Bus', 'bus,minibus,mini bus'],
  ['simple_body', 'Light Truck', 'light truck,light trucks'],
  ['simple_body', 'Motorhome', 'motorhome,motor home,motor homes'],
  ['simple_body', 'Cab Chassis', 'cab chassis'],
  ['item_type', 'motorcycle', 'motorbike,motorcycle,motor bike,motor bikes,motor cycle'],
  ['item_type', 'caravan', 'caravan,caravan camper'],
  ['item_type', 'truck', 'truck,trucks,lorry'],
  ['fuel', 'Petrol', 'petrol,unleaded,ulp,petrol engine'],
  ['fuel', 'Diesel', 'diesel,turbo diesel,turbodiesel,diesel turbo,diesel engine,td'],
  [
    'fuel',
    'Hybrid',
    'hybrid,petrol hybrid,petrol electric hybrid,hybrid petrol,self charging hybrid,petrol electric,electric hybrid',
  ],
  ['fuel', 'Plug-in Hybrid', 'plug in hybrid,plugin hybrid,phev,plug in,plugin,plug in electric hybrid'],
  [
    'fuel',
    'Electric',
    'electric,ev,evs,e v,bev,fully electric,full electric,all electric,pure electric,battery electric,electric car,electric vehicle',
  ],
  ['fuel', 'LPG', 'lpg,gas,dual fuel'],
  [
    'transmission',
    'Automatic',
    'automatic,auto,auto transmission,automatic transmission,auto gearbox,auto trans,self shifter',
  ],
  [
    'transmission',
    'Manual',
    'manual,manual transmission,manual gearbox,stick shift,manual trans,5 speed manual gearbox',
  ],
  [
    'drive',
    '4x4|4WD',
    '4x4,4x4s,4wd,4wds,4 wheel drive,four wheel drive,4 by 4,4by4,four wd,4 wd,four by four,4 x 4,4wheel drive',
  ],
  ['drive', 'AWD', 'awd,all wheel drive,allwheel drive,all wheeler,a w d'],
  ['drive', 'FWD', 'fwd,front wheel drive,front wheel'],
  ['drive', 'RWD', 'rwd,rear wheel drive,rear wheel'],
  ['drive', '4x2+FWD+RWD', '2wd,4x2,2 wheel drive,two wheel drive,2x4,2 wd'],
  ['car_type', 'new', 'new,brand new,brandnew,brand spanking new'],
  ['car_type', 'demo', 'demo,demonstrator,ex demo,ex demonstrator,demo model,dealer demo,ex dealer demo'],
  ['car_type', 'used', 'used,second hand,secondhand,2nd hand,preowned,pre owned,pre loved,preloved'],
  ['certified', 'true', 'certified,certified pre owned,cpo,manufacturer certified'],
  ['categories', 'Family', 'family,families,family car,family friendly car'],
  ['categories', 'First Car', 'first car,first cars,1st car,my first car,first car buyer'],
  [
    'categories',
    'Work',
    'tradie,tradesman,tradesmen,tradie spec,for work,work vehicle,work car,work horse,workhorse,work truck',
  ],
  ['categories', '4x4 & Off-road', 'off road,offroad,off roader,offroader,off roading,offroading'],
  ['categories', 'Prestige', 'prestige'],
  ['state', 'NSW', 'nsw,new south wales'],
  ['state', 'VIC', 'vic,victoria'],
  ['state', 'QLD', 'qld,queensland'],
  ['state', 'WA', 'wa,western australia'],
  ['state', 'SA', 'sa,south australia'],
  ['state', 'TAS', 'tas,tasmania,tassie'],
  ['state', 'ACT', 'act,australian capital territory'],
  ['state', 'NT', 'nt,northern territory'],
  ['filtered_features', 'Tow Bar', 'tow bar,tow bars,towbar,tow ball,towball,tow pack,tow hitch'],
  ['filtered_features', 'Bull Bar', 'bull bar,bull bars,bullbar,nudge bar,nudgebar'],
  ['filtered_features', 'Sunroof', 'sunroof,sun roof,moonroof,moon roof,panoramic roof,panoramic sunroof,pano roof'],
  [
    'filtered_features',
    'Satellite Navigation',
    'satellite navigation,sat nav,satnav,gps,navigation,built in nav,gps navigation,sat navigation',
  ],
  ['filtered_features', 'Roof Racks', 'roof racks,roof rack,roof rails'],
  [
    'filtered_features',
    'Reversing Camera',
    'reversing camera,reverse camera,rear camera,rear view camera,backup camera,back up camera,reversing cam,reverse cam',
  ],
  ['filtered_features', 'Apple CarPlay', 'apple carplay,carplay,apple car play,car play'],
  ['filtered_features', 'Android Auto', 'android auto'],
  [
    'filtered_features',
    'Leather Seats',
    'leather seats,leather,leather interior,leather trim,black leather seats,leather seating,leather upholstery',
  ],
  ['filtered_features', 'Heated Seats', 'heated seats,seat heaters,heated front seats,seat warmers'],
  ['filtered_features', 'Keyless Entry', 'keyless entry,keyless'],
  ['filtered_features', 'Blind Spot Monitor', 'blind spot monitor,blind spot monitoring,blind spot'],
  ['filtered_features', 'Adaptive Cruise Control', 'adaptive cruise control,adaptive cruise,radar cruise,acc'],
  ['filtered_features', 'Power Tailgate', 'power tailgate,electric tailgate,powered tailgate'],
  ['filtered_features', 'Parking Sensors', 'parking sensors,park sensors,rear sensors,reversing sensors'],
  ['filtered_features', 'Lane Keep Assist', 'lane keep assist,lane assist,lane keeping,lane keeping assist'],
  ['colour', 'Grey', 'gray,charcoal,gunmetal,gry'],
  ['colour', 'Black', 'blk'],
  ['colour', 'White', 'wht'],
  ['colour', 'Silver', 'slvr,silv'],
  ['colour', 'Burgundy', 'maroon'],
];

/** Short names of makes and models that are not in the index's synonyms. */
export const shortNames: readonly (readonly [name: string, value: string])[] = [
  ['prado', 'Landcruiser Prado'],
  ['prados', 'Landcruiser Prado'],
  ['evoque', 'Range Rover Evoque'],
  ['mercedes', 'Mercedes-Benz'],
  ['mercedes', 'Mercedes'],
  ['harley', 'Harley-Davidson'],
  ['hyundia', 'Hyundai'],
  ['hyandai', 'Hyundai'],
  ['hundai', 'Hyundai'],
  ['hiundai', 'Hyundai'],
  ['deisel', 'Diesel'],
  ['disel', 'Diesel'],
  ['desiel', 'Diesel'],
  ['rolls', 'Rolls-Royce'],
  ['yota', 'Toyota'],
  ['toyo', 'Toyota'],
  ['lambo', 'Lamborghini'],
];

const sums = 'deposit cashback discount bonus repayment repayments instalment instalments payments';
/** What an amount is for that is no price of a vehicle, after the amount, and before it. */
export const moneyFor = termsOf(
  `${sums} off trade tradein change changeover saved savings worth rego insurance warranty service excess repairs damage salary income pa extra more cheaper dearer`,
);
export const moneyOf = termsOf(
  `${sums} save saves saved saving savings worth owe owing paid valued quoted earn earns earning`,
);
/** What a towing vehicle pulls. */
export const towedThings = termsOf(
  'caravan caravans van vans boat boats trailer trailers float floats horse horses camper campers jetski jet ski skis tinny tinnie load loads camper-trailer big small large heavy bike bikes',
);
export const towTerms = termsOf('tow tows towing towed braked towing-capacity pull pulls pulling haul hauling');
export const kilometreTerms = termsOf(
  'km kms kilometres kilometers kilometre kilometer klm klms kays kay clicks ks kmz kmh',
);
export const odometerTerms = termsOf(
  'km kms kilometres kilometers klm klms kays ks odometer odo mileage milage clock miles',
);

const units = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'twenty thirty forty fifty sixty seventy eighty ninety',
].map((line) => line.split(' '));

/** Numbers in words. */
export const numberTerms: ReadonlyMap<string, number> = new Map([
  ...units[0]!.map((word, value): [string, number] => [word, value]),
  ...units[1]!.map((word, ten): [string, number] => [word, (ten + 2) * 10]),
]);

/** Phrases after which a value is one of several that would do. */
export const indifferentPhrases: ReadonlySet<string> =
  phrasesOf(`doesnt need to be,does not need to be,doesnt have to be,does not have to be,dont need to be,need not be,not necessarily,doesnt need,
  does not need,dont need,do not need,no need for,dont require,dont really need`);

/** Phrases after which a vehicle is one to compare with, not the one to find. */
export const comparedPhrases: ReadonlySet<string> =
  phrasesOf(`bigger than,larger than,smaller than,taller than,longer than,better than,nicer than,newer than,cheaper than,alternative to,alternatives to,
  comparable to,similar to,same size as,the size of,size of,same as,same class as,similar size to,version of,anything like,is like,as big as,as small as,something like,too tall for,too big for,too small for,dont fit in,wont fit in,doesnt fit in`);

/** Phrases in front of a vehicle that the shopper has: what is written until "for" or "to" is no search. */
export const ownPhrases: ReadonlySet<string> =
  phrasesOf(`trade,trading,traded,trade in,trading in,traded in,swap,swapping,swaps,replace,replaces,replacing,replaced,selling,sold,bought,had,
  upgrade,upgrading,upgrade from,upgrading from,downsize from,downsizing from,coming from,moving from,coming out of,ditching,was going to get,was going to buy,was looking at,originally wanted,getting rid of,get rid of,step up from,stepping up from,step down from,
  stepping down from,moving up from,coming down from`);
