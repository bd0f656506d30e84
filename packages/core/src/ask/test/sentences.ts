/**
 * What people write in forums, classified ads and search boxes in Australia and New Zealand, and the search that each must give. A value
 * with a colon is a range; "q" is what stays words, and a line without it has none.
 */
export const sentences = `## Body, price, fuel
7 seater hybrid under 40k near Geelong | seats=7:; fuel=Hybrid; price=:40000; city=Geelong
family suv hybrid under 35000 | cat=Family; body=SUV; fuel=Hybrid; price=:35000
cheap car for student | sort=lowest-price
cheapest automatic hatchback | body=Hatch; gear=Automatic; sort=lowest-price
small hatch under $15,000 | body=Hatch; price=:15000
looking for a ute under 30k | body=Ute; price=:30000
diesel ute auto under $45k | body=Ute; fuel=Diesel; gear=Automatic; price=:45000
dual cab ute diesel 4x4 under 40 grand | body=Ute; fuel=Diesel; drive=4x4; price=:40000; q=dual cab
SUVs for less than 25 grand | body=SUV; price=:25000
wagons up to 20k | body=Wagon; price=:20000
station wagon, petrol, max 18k | body=Wagon; fuel=Petrol; price=:18000
people mover sub 30k | body=People Mover; price=:30000
sub 20k hatch | body=Hatch; price=:20000
sedans below $12,500 | body=Sedan; price=:12500
convertible no more than 35k | body=Convertible; price=:35000
coupe not over 50k | body=Coupe; price=:50000
a van for under 28 thousand | body=Van; price=:28000
vans between 20 and 30k | body=Van; price=20000:30000
$25-30 grand suv | body=SUV; price=25000:30000
suv 25-30k | body=SUV; price=25000:30000
suv $25k - $30k | body=SUV; price=25000:30000
suv from 20k to 30k | body=SUV; price=20000:30000
hatch $10,000 to $15,000 | body=Hatch; price=10000:15000
between $15k and $22k hatchback manual | body=Hatch; gear=Manual; price=15000:22000
ute over 50k | body=Ute; price=50000:
suv from $30k | body=SUV; price=30000:
more than 60 grand wagon | body=Wagon; price=60000:
sedan 20k or less | body=Sedan; price=:20000
suv $35,000 max | body=SUV; price=:35000
hatch 12k tops | body=Hatch; price=:12000
my budget is 15k for a small hatch | body=Hatch; price=:15000
15k budget sedan | body=Sedan; price=:15000
budget of $22,000, want an suv | body=SUV; price=:22000
got 8 grand to spend on a wagon | body=Wagon; price=:8000
i have about 10k to spend | price=:10000
suv under thirty thousand dollars | body=SUV; price=:30000
ute for under twenty five grand | body=Ute; price=:25000
anything under 5k | price=:5000
anything under $5000? | price=:5000
cars under 10 000 | price=:10000
cars under 10,000 dollars | price=:10000
car less then 15k | price=:15000
suv around 30k | body=SUV; price=27000:33000
hatch roughly $20,000 | body=Hatch; price=18000:22000
coupe $60k+ | body=Coupe; price=60000:
$80,000 and up | price=80000:
suv at most 40k | body=SUV; price=:40000
suvs cheaper than 30,000 | body=SUV; price=:30000
mpv under 35k | body=People Mover; price=:35000
minivan under 35k | body=People Mover; price=:35000
7 seat people mover | body=People Mover; seats=7:
estate car diesel | body=Wagon; fuel=Diesel
pickup diesel manual | body=Ute; fuel=Diesel; gear=Manual
pick up truck 4wd | body=Ute; drive=4x4
panel van | body=Van
cabriolet | body=Convertible
soft top convertible under 40k | body=Convertible; price=:40000
hatches and sedans under 20k | body=Hatch,Sedan; price=:20000
suv or wagon, hybrid, under 45k | body=SUV,Wagon; fuel=Hybrid; price=:45000
sedan/hatch auto under 12k | body=Sedan,Hatch; gear=Automatic; price=:12000
plug in hybrid suv | body=SUV; fuel=Plug-in Hybrid
phev under 60k | fuel=Plug-in Hybrid; price=:60000
electric car under 45k | fuel=Electric; price=:45000
EVs under $40,000 | fuel=Electric; price=:40000
ev with 400km range | fuel=Electric; erange=400:
electric suv with at least 450 km range | fuel=Electric; body=SUV; erange=450:
electric or hybrid hatch | fuel=Electric,Hybrid; body=Hatch
petrol or hybrid suv below 38k | fuel=Petrol,Hybrid; body=SUV; price=:38000
turbo diesel wagon | fuel=Diesel; body=Wagon
unleaded automatic sedan | fuel=Petrol; gear=Automatic; body=Sedan
lpg ute | fuel=LPG; body=Ute
hybrids | fuel=Hybrid
hybrid awd suv | fuel=Hybrid; drive=AWD; body=SUV

## Makes and models
toyota hilux | make=Toyota; model=Hilux
hilux | make=Toyota; model=Hilux
Hilux SR5 | make=Toyota; model=Hilux; q=SR5
hilux dual cab diesel auto | make=Toyota; model=Hilux; fuel=Diesel; gear=Automatic; q=dual cab
2019 toyota corolla | make=Toyota; model=Corolla; year=2019
corolla hatch 2018 or newer under 20k | make=Toyota; model=Corolla; body=Hatch; year=2018:; price=:20000
toyotas under 20k | make=Toyota; price=:20000
fords | make=Ford
ranger wildtrak | make=Ford; model=Ranger; q=wildtrak
ford ranger 2020+ | make=Ford; model=Ranger; year=2020:
ford ranger or toyota hilux | make=Ford,Toyota; mm=Ford Ranger,Toyota Hilux
hilux or ranger under 50k | make=Toyota,Ford; mm=Toyota Hilux,Ford Ranger; price=:50000
hilux, ranger, triton | make=Toyota,Ford,Mitsubishi; mm=Toyota Hilux,Ford Ranger,Mitsubishi Triton
mazda 3 | make=Mazda; model=3
mazda3 hatch | make=Mazda; model=3; body=Hatch
mazda 2 manual | make=Mazda; model=2; gear=Manual
mazda 2 or mazda 3 | make=Mazda; model=2,3
mazda cx5 | make=Mazda; model=CX-5
cx-5 | make=Mazda; model=CX-5
cx 5 diesel | make=Mazda; model=CX-5; fuel=Diesel
mazda CX 9 7 seater | make=Mazda; model=CX-9; seats=7:
mazda 7 seater | make=Mazda; seats=7:
mazda or toyota suv | make=Mazda,Toyota; body=SUV
rav 4 hybrid | make=Toyota; model=RAV4; fuel=Hybrid
rav4 | make=Toyota; model=RAV4
rav-4 awd | make=Toyota; model=RAV4; drive=AWD
x trail | make=Nissan; model=X-Trail
xtrail 7 seats | make=Nissan; model=X-Trail; seats=7:
nissan xtrail petrol | make=Nissan; model=X-Trail; fuel=Petrol
land cruiser prado | make=Toyota; model=Landcruiser Prado
prado | make=Toyota; model=Landcruiser Prado
prado diesel under 60k | make=Toyota; model=Landcruiser Prado; fuel=Diesel; price=:60000
landcruiser | make=Toyota; model=Landcruiser
land cruiser | make=Toyota; model=Landcruiser
crv | make=Honda; model=CR-V
honda cr-v awd | make=Honda; model=CR-V; drive=AWD
c-hr | make=Toyota; model=C-HR
chr hybrid | make=Toyota; model=C-HR; fuel=Hybrid
i30 under 20k | make=Hyundai; model=i30; price=:20000
hyundai i30 2017 auto | make=Hyundai; model=i30; year=2017; gear=Automatic
kona electric | make=Hyundai; model=Kona Electric
santa fe 7 seater diesel | make=Hyundai; model=Santa Fe; seats=7:; fuel=Diesel
dmax | make=Isuzu; model=D-MAX
isuzu d-max 4x4 | make=Isuzu; model=D-MAX; drive=4x4
mux 7 seater | make=Isuzu; model=MU-X; seats=7:
bt50 | make=Mazda; model=BT-50
bt 50 2016 | make=Mazda; model=BT-50; year=2016
tesla model 3 | make=Tesla; model=Model 3
model y | make=Tesla; model=Model Y
atto 3 | make=BYD; model=Atto 3
byd atto3 under 35k | make=BYD; model=Atto 3; price=:35000
vw golf | make=Volkswagen; model=Golf
golf gti manual | make=Volkswagen; model=Golf; gear=Manual; q=gti
volkswagen tiguan | make=Volkswagen; model=Tiguan
vw amarok v6 | make=Volkswagen; model=Amarok; q=v6
merc | make=Mercedes-Benz
mercedes suv | make=Mercedes-Benz; body=SUV
mercedes benz c class | make=Mercedes-Benz; q=c class
benz under 50k | make=Mercedes-Benz; price=:50000
bmw x3 | make=BMW; model=X3
beemer under 40k | make=BMW; price=:40000
land rover | make=Land Rover
landrover diesel | make=Land Rover; fuel=Diesel
range rover sport | make=Land Rover; model=Range Rover Sport
subaru forester | make=Subaru; model=Forester
subi outback | make=Subaru; model=Outback
outback 2015 to 2018 | make=Subaru; model=Outback; year=2015:2018
mitsi triton | make=Mitsubishi; model=Triton
pajero sport | make=Mitsubishi; model=Pajero Sport
outlander phev | make=Mitsubishi; model=Outlander; fuel=Plug-in Hybrid
holden commodore | make=Holden; model=Commodore
commodore ute | make=Holden; model=Commodore; body=Ute
holden ute | make=Holden; body=Ute
kia carnival 8 seater | make=Kia; model=Carnival; seats=8:
kia | make=Kia
kia sportage or hyundai tucson | make=Kia,Hyundai; mm=Kia Sportage,Hyundai Tucson
suzuki swift | make=Suzuki; model=Swift
swift manual under 10k | make=Suzuki; model=Swift; gear=Manual; price=:10000
nissan leaf | make=Nissan; model=Leaf
leaf under 15k | make=Nissan; model=Leaf; price=:15000
navara | make=Nissan; model=Navara
patrol | make=Nissan; model=Patrol
nissan patrol petrol | make=Nissan; model=Patrol; fuel=Petrol
mini cooper | make=Mini; model=Cooper
mini under 20k | make=Mini; price=:20000
hiace van | make=Toyota; model=HiAce; body=Van
hi ace | make=Toyota; model=HiAce
mx5 | make=Mazda; model=MX-5
mx-5 convertible manual | make=Mazda; model=MX-5; body=Convertible; gear=Manual
jeep grand cherokee | make=Jeep; model=Grand Cherokee
gwm ute | make=GWM; body=Ute
peugeot 2008 | make=Peugeot; model=2008
2019 peugeot 2008 | make=Peugeot; model=2008; year=2019
peugeot 3008 diesel | make=Peugeot; model=3008; fuel=Diesel
ram 1500 | make=Ram; model=1500
audi q5 | make=Audi; model=Q5
porsche | make=Porsche
yamaha mt07 | make=Yamaha; model=MT-07
harley | make=Harley-Davidson
royal enfield | make=Royal Enfield

## Typing errors and plurals
toyta hilux | make=Toyota; model=Hilux
toyota corola | make=Toyota; model=Corolla
hyundia | make=Hyundai
hyandai i30 | make=Hyundai; model=i30
mitsubishi trition | make=Mitsubishi; model=Triton
mitsubushi | make=Mitsubishi
volkswagon golf | make=Volkswagen; model=Golf
mercades | make=Mercedes-Benz
nisan navara | make=Nissan; model=Navara
nissan navarra | make=Nissan; model=Navara
subaru forrester | make=Subaru; model=Forester
outlandr | make=Mitsubishi; model=Outlander
landcrusier | make=Toyota; model=Landcruiser
automtic | gear=Automatic
disel ute | fuel=Diesel; body=Ute
deisel wagon | fuel=Diesel; body=Wagon
hybird suv | fuel=Hybrid; body=SUV
electic | fuel=Electric
convertable | body=Convertible
hatchbak | body=Hatch
camry hybird | make=Toyota; model=Camry; fuel=Hybrid
suzuki swfit | make=Suzuki; model=Swift
hiluxes | make=Toyota; model=Hilux
corollas under 15k | make=Toyota; model=Corolla; price=:15000
utes | body=Ute
teslas | make=Tesla
automatics | gear=Automatic
diesels | fuel=Diesel

## Years
2019 | year=2019
2018 or 2019 corolla | make=Toyota; model=Corolla; year=2018,2019
2019 or newer suv | body=SUV; year=2019:
suv 2019 onwards | body=SUV; year=2019:
2020 and newer | year=2020:
newer than 2015 | year=2016:
after 2017 | year=2018:
from 2018 hatch | body=Hatch; year=2018:
since 2016 | year=2016:
no older than 2014 | year=2014:
not older than 2016 hatch | body=Hatch; year=2016:
before 2010 | year=:2009
pre 2008 ute | body=Ute; year=:2007
older than 2000 | year=:1999
2012 or older | year=:2012
2012 and earlier | year=:2012
between 2018 and 2021 | year=2018:2021
2018-2021 ranger | make=Ford; model=Ranger; year=2018:2021
2018 to 2021 suv | body=SUV; year=2018:2021
from 2015 to 2018 camry | make=Toyota; model=Camry; year=2015:2018
MY22 | year=2022
my21 outlander | make=Mitsubishi; model=Outlander; year=2021
my2020 tucson | make=Hyundai; model=Tucson; year=2020
MY19 or newer ranger | make=Ford; model=Ranger; year=2019:
last five years | year=2021:
past 3 years suv | body=SUV; year=2023:
less than 5 years old | year=2021:
under 10 years old | year=2016:
no more than 4 years old | year=2022:
max 6 years old | year=2020:
2016 model hilux | make=Toyota; model=Hilux; year=2016
year 2015 forester | make=Subaru; model=Forester; year=2015
minimum 2017 | year=2017:
at least 2016 | year=2016:

## Odometer
under 80,000 km | km=:80000
less than 100k kms | km=:100000
under 100,000kms hatch | body=Hatch; km=:100000
below 60000km | km=:60000
max 120 000 km | km=:120000
80k kms or less | km=:80000
no more than 50,000 kilometres | km=:50000
with less than 100k on the clock | km=:100000
kms under 90k | km=:90000
odometer under 75,000 | km=:75000
odo below 100k | km=:100000
low kms | km=:60000
low km hatch | km=:60000; body=Hatch
corolla low k's | make=Toyota; model=Corolla; km=:60000
low mileage suv | km=:60000; body=SUV
low kilometres | km=:60000
under 100 thousand kms | km=:100000
under 150,000 k's | km=:150000
between 20,000 and 60,000 km | km=20000:60000
50-80k kms | km=50000:80000
over 200,000 km | km=200000:
corolla 80,000km | make=Toyota; model=Corolla; km=:80000
under 15k and under 100k kms | price=:15000; km=:100000
under 15k less than 100,000 km auto | price=:15000; km=:100000; gear=Automatic
2015 or newer, under 120,000 km, under $15k | year=2015:; km=:120000; price=:15000

## Seats, towing, safety
7 seater | seats=7:
7 seaters | seats=7:
seven seater suv | seats=7:; body=SUV
seven seats or more | seats=7:
7+ seats | seats=7:
at least 7 seats | seats=7:
8 seater | seats=8:
eight seater people mover | seats=8:; body=People Mover
5 seater | seats=5
5 seats ute | seats=5; body=Ute
five seat wagon | seats=5; body=Wagon
at least 5 seats | seats=5:
2 seater sports | seats=2; q=sports
two seater convertible | seats=2; body=Convertible
4 door sedan | body=Sedan; q=4 door
5 door hatch | body=Hatch; q=5 door
5dr hatch | body=Hatch; q=5dr
at least 3.5t towing | tow=3500:
3.5 tonne towing ute | tow=3500:; body=Ute
towing capacity 3000kg | tow=3000:
tow 2.5 tonnes | tow=2500:
can tow 2000kg | tow=2000:
suv that can tow 2 tonne | body=SUV; tow=2000:
tows 3 ton | tow=3000:
ute to tow a caravan | body=Ute; cat=Towing
car for towing a boat | cat=Towing
something to tow our horse float, 3.5t | tow=3500:
5 star ancap | ancap=5:
5 star safety hatch | ancap=5:; body=Hatch
ancap 5 stars | ancap=5:
at least 4 star ancap | ancap=4:
five star safety rating | ancap=5:
500km range ev | erange=500:; fuel=Electric
range of at least 300 km electric | erange=300:; fuel=Electric

## Repayments
up to $150 a week | price=:30000
less than 600 a month | price=:28000
under $200 per week suv | body=SUV; price=:40000
$100 pw | price=:20000
150pw ute | body=Ute; price=:30000
$120/week | price=:24000
$500 p.m. | price=:23000
$600 per month hatch | body=Hatch; price=:28000
$300 a fortnight | price=:30000
max $180 weekly | price=:36000

## Condition, transmission, drive
used suv | type=used; body=SUV
second hand hatch | type=used; body=Hatch
secondhand ute under 20k | type=used; body=Ute; price=:20000
pre-owned bmw | type=used; make=BMW
preowned | type=used
brand new hilux | type=new; make=Toyota; model=Hilux
new kia sportage | type=new; make=Kia; model=Sportage
new cars under 30k | type=new; price=:30000
demo suv | type=demo; body=SUV
demonstrator | type=demo
ex demo tucson | type=demo; make=Hyundai; model=Tucson
new or demo corolla | type=new,demo; make=Toyota; model=Corolla
near new camry | make=Toyota; model=Camry; q=near new
hilux with new tyres | make=Toyota; model=Hilux; q=new tyres
certified used toyota | cert=true; type=used; make=Toyota
manual hatch | gear=Manual; body=Hatch
auto or manual hatch | gear=Automatic,Manual; body=Hatch
stick shift | gear=Manual
6 speed manual golf | gear=Manual; make=Volkswagen; model=Golf; q=6 speed
4wd under 25k | drive=4x4; price=:25000
4x4 | drive=4x4
four wheel drive wagon | drive=4x4; body=Wagon
4 wheel drive diesel manual | drive=4x4; fuel=Diesel; gear=Manual
all wheel drive | drive=AWD
awd wagon | drive=AWD; body=Wagon
fwd | drive=FWD
front wheel drive hatch | drive=FWD; body=Hatch
rear wheel drive manual coupe | drive=RWD; gear=Manual; body=Coupe
4x4 or awd suv | drive=4x4,AWD; body=SUV
rwd | drive=RWD
2wd ute | drive=FWD,RWD; body=Ute

## Colours and features
red mazda 3 | colour=Red; make=Mazda; model=3
white or silver corolla | colour=White,Silver; make=Toyota; model=Corolla
gray suv | colour=Grey; body=SUV
black golf with sunroof | colour=Black; make=Volkswagen; model=Golf; feat=Sunroof
blue hatch auto | colour=Blue; body=Hatch; gear=Automatic
black leather seats | feat=Leather Seats
hilux with bullbar | make=Toyota; model=Hilux; feat=Bull Bar
ute with tow bar | body=Ute; feat=Tow Bar
towbar | feat=Tow Bar
sat nav | feat=Satellite Navigation
reverse camera hatch | feat=Reversing Camera; body=Hatch
apple carplay hatch under 20k | feat=Apple CarPlay; body=Hatch; price=:20000
android auto | feat=Android Auto
suv with carplay | body=SUV; feat=Apple CarPlay
heated seats | feat=Heated Seats
heated seats 7 seater | feat=Heated Seats; seats=7:
suv with roof racks | body=SUV; feat=Roof Racks
blind spot monitor | feat=Blind Spot Monitor
ute with canopy | body=Ute; feat=Canopy
sunroof or leather seats | feat=Sunroof,Leather Seats
tow bar and bull bar | feat=Tow Bar; q=bull bar
adaptive cruise control hatch | feat=Adaptive Cruise Control; body=Hatch
keyless entry | feat=Keyless Entry
silver camry electric windows | colour=Silver; make=Toyota; model=Camry; q=electric windows

## Places
utes in Toowoomba | body=Ute; city=Toowoomba
hatch near Geelong | body=Hatch; city=Geelong
in Dunedin | city=Dunedin
suv Hamilton | body=SUV; city=Hamilton
New Plymouth utes | city=New Plymouth; body=Ute
new hilux in New Plymouth | type=new; make=Toyota; model=Hilux; city=New Plymouth
Whanganui | city=Whanganui
Hāwera hatch | city=Hāwera; body=Hatch
hawera suv | city=Hāwera; body=SUV
4wd near Hawera | drive=4x4; city=Hāwera
Whangārei ute | city=Whangarei; body=Ute
whangarei | city=Whangarei
Taupō wagon | city=Taupō; body=Wagon
wagon around Taupo | body=Wagon; city=Taupō
suv in nsw | body=SUV; state=NSW
hilux qld | make=Toyota; model=Hilux; state=QLD
diesel ute Queensland | fuel=Diesel; body=Ute; state=QLD
corolla in Victoria | make=Toyota; model=Corolla; state=VIC
New South Wales 7 seater | state=NSW; seats=7:
in WA | state=WA
hatch in Orange | body=Hatch; city=Orange
orange hatch | colour=Orange; body=Hatch
gold coast ute | body=Ute; q=gold coast
ford ranger in Fremantle under 40k | make=Ford; model=Ranger; city=Fremantle; price=:40000

## Negation
not a ford | q=-ford
no fords | q=-ford
suv no diesel | body=SUV; q=-diesel
suv, not diesel | body=SUV; q=-diesel
hatch not white | body=Hatch; q=-white
no manuals | q=-manual
not manual suv | body=SUV; q=-manual
hybrid suv not a toyota | fuel=Hybrid; body=SUV; q=-toyota
no ford or holden utes | body=Ute; q=-ford -holden
anything but a holden | q=-holden
anything except ford | q=-ford
sedan without sunroof | body=Sedan; q=-sunroof
wagon, no petrol, manual | body=Wagon; gear=Manual; q=-petrol
not diesel, automatic | gear=Automatic; q=-diesel
no suvs | q=-suv
dont want diesel | q=-diesel
don't want a manual | q=-manual
not new | type=demo,used
no demos | type=new,used
toyota but not corolla | make=Toyota; q=-corolla
hate jeeps | q=-jeep
no black or white | q=-black -white
non diesel ute | body=Ute; q=-diesel
no white utes in Geelong under 30k | body=Ute; city=Geelong; price=:30000; q=-white

## Order
newest suv | sort=latest; body=SUV
newest first | sort=latest
latest arrivals | sort=latest
just arrived utes | sort=latest; body=Ute
most expensive | sort=highest-price
dearest porsche | sort=highest-price; make=Porsche
cheapest ute | sort=lowest-price; body=Ute
cheapest hybrid in Geelong | sort=lowest-price; fuel=Hybrid; city=Geelong
lowest price first hatch | sort=lowest-price; body=Hatch
price low to high | sort=lowest-price
high to low price | sort=highest-price
affordable family wagon | sort=lowest-price; cat=Family; body=Wagon
cheap suv under 15k | sort=lowest-price; body=SUV; price=:15000
cheap as chips hatch | sort=lowest-price; body=Hatch; q=chips

## Purpose
first car | cat=First Car
good first car under 12k | cat=First Car; price=:12000
first car for my daughter, auto, under $10k | cat=First Car; gear=Automatic; price=:10000
work ute | cat=Work; body=Ute
tradie ute diesel | cat=Work; body=Ute; fuel=Diesel
work van under 30k | cat=Work; body=Van; price=:30000
off road wagon | cat=4x4 & Off-road; body=Wagon
family car 7 seats | cat=Family; seats=7:
prestige sedan | cat=Prestige; body=Sedan
motorbike under 8k | item=motorcycle; price=:8000
motorcycles | item=motorcycle
learner legal motorbike | item=motorcycle; q=learner legal
lams motorbike | item=motorcycle; q=lams
caravan under 50k | item=caravan; price=:50000
caravans | item=caravan
truck under 80k | item=truck; price=:80000
tipper truck | item=truck; q=tipper

## Whole sentences
Hi, I'm looking for a reliable automatic hatchback under $15,000 with low kms please | gear=Automatic; body=Hatch; price=:15000; km=:60000
need a 7 seater for the family, diesel, under 45k, 2018 or newer | seats=7:; cat=Family; fuel=Diesel; price=:45000; year=2018:
Wanted: toyota hiace van, auto, diesel, no more than 150,000 kms | make=Toyota; model=HiAce; body=Van; gear=Automatic; fuel=Diesel; km=:150000
WTB hilux 4x4 dual cab 2015+ under 40k | make=Toyota; model=Hilux; drive=4x4; year=2015:; price=:40000; q=dual cab
after a cheap ute for work | sort=lowest-price; body=Ute; cat=Work
any hybrid camrys around? | fuel=Hybrid; make=Toyota; model=Camry
what utes do you have under 30k | body=Ute; price=:30000
show me electric suvs under 70k | fuel=Electric; body=SUV; price=:70000
do you have any mazda cx-5 diesel awd | make=Mazda; model=CX-5; fuel=Diesel; drive=AWD
my wife wants a white suv with leather seats under 40 grand | colour=White; body=SUV; feat=Leather Seats; price=:40000
can anyone recommend a good family wagon under 25k | cat=Family; body=Wagon; price=:25000
2017 subaru outback 2.5i premium awd, 85,000km | make=Subaru; model=Outback; year=2017; drive=AWD; km=:85000; q=2.5i premium
ute to tow 3.5 tonne van around Australia | body=Ute; tow=3500:
something economical, hybrid or electric, under 50k | fuel=Hybrid,Electric; price=:50000
a used toyota corolla hatch, auto, white or silver, 2016 to 2019, under 90,000 kms, up to $18k | type=used; make=Toyota; model=Corolla; body=Hatch; gear=Automatic; colour=White,Silver; year=2016:2019; km=:90000; price=:18000
chasing a dual cab, 4wd, manual, under 20 grand | drive=4x4; gear=Manual; price=:20000; q=dual cab
is there a nissan leaf in Hamilton | make=Nissan; model=Leaf; city=Hamilton
runabout under 6k near Whanganui | price=:6000; city=Whanganui
kia ora, after a 7 seater in Hamilton | seats=7:; city=Hamilton
kia ora, any kia carnival? | make=Kia; model=Carnival
isuzu dmax or mazda bt50 4x4 diesel auto 2019 or later less than 100,000 km under $50,000 | make=Isuzu,Mazda; mm=Isuzu D-MAX,Mazda BT-50; drive=4x4; fuel=Diesel; gear=Automatic; year=2019:; km=:100000; price=:50000
Cheap Ferrari under $5,000 | sort=lowest-price; make=Ferrari; price=:5000
new plymouth cheapest hatch | city=New Plymouth; sort=lowest-price; body=Hatch
one owner camry | make=Toyota; model=Camry; q=one owner
full service history hilux | make=Toyota; model=Hilux; q=full service history
camry with owners manual | make=Toyota; model=Camry; q=owners manual
suv cheap to run | body=SUV
pick up from melbourne | q=pick up from melbourne
stock number AB1234 | q=stock number AB1234

## Nothing to understand
asdf qwerty zxcv | q=asdf qwerty zxcv
kia ora koutou | q=
Ein kleines Auto mit Schiebedach | q=Ein kleines Auto mit Schiebedach
je cherche une voiture pas chère | q=je cherche une voiture pas chère
busco un coche blanco barato | q=busco un coche blanco barato
'; DROP TABLE cars; -- | q='; DROP TABLE cars; --
12345 | q=12345
range | q=range
faster than light | q=faster than light
micro | q=micro
## Of forums and classified ads
suv for 25-30 grand | body=SUV; price=25000:30000
looking to spend 25-30 grand on a dual cab | price=25000:30000; q=dual cab
after a tidy ute, budget 25 to 30k | body=Ute; price=25000:30000
got $15k cash, need a reliable hatch | price=:15000; body=Hatch
hatch $12-15k | body=Hatch; price=12000:15000
ute $20k-$25k ono | body=Ute; price=20000:25000
$150 a week suv | body=SUV; price=:30000
suv for around $150 per week | body=SUV; price=:30000
something under $150/wk | price=:30000
can afford 150 a week | price=:30000
no more than $300 a fortnight | price=:30000
low kms corolla | km=:60000; make=Toyota; model=Corolla
low klm hilux diesel | km=:60000; make=Toyota; model=Hilux; fuel=Diesel
low k's suv | km=:60000; body=SUV
must have low kms | km=:60000
corolla hatch, low ks, one owner | make=Toyota; model=Corolla; body=Hatch; km=:60000; q=one owner
rav4 hybrid last five years | make=Toyota; model=RAV4; fuel=Hybrid; year=2021:
ute from the last 5 years | body=Ute; year=2021:
suv less than three years old | body=SUV; year=2023:
hatch no older than 8 years | body=Hatch; year=2018:
wagon made after 2018 | body=Wagon; year=2019:
suv 2020+ | body=SUV; year=2020:
2019 onwards cx-5 | make=Mazda; model=CX-5; year=2019:
2015-2018 forester | make=Subaru; model=Forester; year=2015:2018
late model ranger | make=Ford; model=Ranger
suv, not a ford | body=SUV; q=-ford
ute but not a ford or a mitsubishi | body=Ute; q=-ford -mitsubishi
7 seater suv no diesel | seats=7:; body=SUV; q=-diesel
no diesels please, suv under 30k | body=SUV; price=:30000; q=-diesel
suv, anything but white | body=SUV; q=-white
hatch that isn't a kia | body=Hatch; q=-kia
don't want a manual, hatch under 10k | body=Hatch; price=:10000; q=-manual
no european cars, suv | body=SUV; q=-european
anything except holden, ute | body=Ute; q=-holden
ute in Geelong | body=Ute; city=Geelong
utes near geelong | body=Ute; city=Geelong
any hiluxes around Toowoomba? | make=Toyota; model=Hilux; city=Toowoomba
suv in hawera | body=SUV; city=Hāwera
wagon near Hāwera | body=Wagon; city=Hāwera
hatch Taupo | body=Hatch; city=Taupō
hatch whangārei | body=Hatch; city=Whangarei
cars in Whanganui under 8k | city=Whanganui; price=:8000
New Plymouth diesel ute | city=New Plymouth; body=Ute; fuel=Diesel
hybrid in Hamilton | fuel=Hybrid; city=Hamilton
Dunedin 4x4 | city=Dunedin; drive=4x4
suv WA | body=SUV; state=WA
hyundia tucsen | make=Hyundai; model=Tucson
mitsubushi triton 4wd | make=Mitsubishi; model=Triton; drive=4x4
nissan xtrail | make=Nissan; model=X-Trail
volkswagon gulf | make=Volkswagen; q=gulf
toyota yarris auto | make=Toyota; model=Yaris; gear=Automatic
mazda cx 5 desiel | make=Mazda; model=CX-5; fuel=Diesel
automtic hatchbak | gear=Automatic; body=Hatch
convertable under 30k | body=Convertible; price=:30000
comodore v8 | make=Holden; model=Commodore; q=v8
suzuki swift sport manual | make=Suzuki; model=Swift; gear=Manual; q=sport
lams approved yamaha | make=Yamaha; q=lams approved
learner legal mt-07 | make=Yamaha; model=MT-07; q=learner legal
harley davidson under 25k | make=Harley-Davidson; price=:25000
caravan under 60k | item=caravan; price=:60000
family bunk caravan | item=caravan; q=family bunk
off road caravan | item=caravan; cat=4x4 & Off-road
hino tipper | make=Hino; q=tipper
trucks under 80 grand | item=truck; price=:80000
ute with canopy and tow bar | body=Ute; feat=Canopy; q=tow bar
4x4 auto diesel | drive=4x4; gear=Automatic; fuel=Diesel
auto only, small hatch | gear=Automatic; body=Hatch
7 seats or more diesel | seats=7:; fuel=Diesel
7 or more seats | seats=7:
seats 7 or more | seats=7:
8 seats minimum | seats=8:
at least seven seats and diesel | seats=7:; fuel=Diesel
5 or more seats wagon | seats=5:; body=Wagon
at least 3.5 tonne towing ute | body=Ute; tow=3500:
can tow 2.5 tonne, suv | tow=2500:; body=SUV
towing 3000kg or more | tow=3000:
something to tow a caravan | cat=Towing
ute to pull a boat | body=Ute; cat=Towing
5 star ancap suv under 30k | ancap=5:; body=SUV; price=:30000
4 or more stars ancap | ancap=4:
electric with at least 500 kms of range | fuel=Electric; erange=500:
new used suv | type=new,used; body=SUV
manual automatic hatch | gear=Automatic,Manual; body=Hatch
blorp fizzle wug | q=blorp fizzle wug
asdfgh | q=asdfgh
🚗 under 20k | price=:20000
🔥🔥🔥 | 
SELECT * FROM cars WHERE price < 5 | q=SELECT * FROM cars WHERE price < 5
'; DROP TABLE vehicles;-- | q='; DROP TABLE vehicles;--
ich suche ein auto | q=ich suche ein auto
quiero un toyota barato | make=Toyota; q=quiero un barato
je cherche une toyota yaris | make=Toyota; model=Yaris; q=je cherche une
wanted: toyota hilux dual cab 4x4 turbo diesel manual under $30,000 neg. | make=Toyota; model=Hilux; drive=4x4; fuel=Diesel; gear=Manual; price=:30000; q=dual cab
WTB: Hilux or Ranger, 4x4, auto, under 150,000kms, around $35k | mm=Toyota Hilux,Ford Ranger; make=Toyota,Ford; drive=4x4; gear=Automatic; km=:150000; price=31500:38500
first car for daughter, auto hatch, under 12k, low kms, 5 star | cat=First Car; gear=Automatic; body=Hatch; price=:12000; km=:60000; q=5 star
need something that fits 3 kids and a dog, under 25k | price=:25000; q=fits 3 dog
Mrs wants a CX-5 or RAV4, no older than 2017 | mm=Mazda CX-5,Toyota RAV4; make=Mazda,Toyota; year=2017:; q=Mrs
work ute, tray back, under 15k | cat=Work; body=Ute; price=:15000
tradie van diesel manual | cat=Work; body=Van; fuel=Diesel; gear=Manual
cheapest 7 seater you have | sort=lowest-price; seats=7:
newest arrivals suv | sort=latest; body=SUV
most expensive car | sort=highest-price
whats the cheapest ute with under 100k on the clock | sort=lowest-price; body=Ute; km=:100000
ute under 100k kms and 40k dollars | body=Ute; km=:100000; price=:40000
suv under 35k drive away | body=SUV; price=:35000
suv under $35k driveaway with apple carplay and heated seats | body=SUV; price=:35000; feat=Apple CarPlay; q=heated seats
white hilux sr5 | colour=White; make=Toyota; model=Hilux; q=sr5
black or grey suv | colour=Black,Grey; body=SUV
blue mazda 3 manual | colour=Blue; make=Mazda; model=3; gear=Manual
mazda 2 | make=Mazda; model=2
mazda6 wagon diesel | make=Mazda; model=6; body=Wagon; fuel=Diesel
tesla model y under 60k | make=Tesla; model=Model Y; price=:60000
model 3 long range | make=Tesla; model=Model 3; q=long range
3 series | q=3 series
bmw x5 diesel 2018 | make=BMW; model=X5; fuel=Diesel; year=2018
kia carnival 8 seater petrol | make=Kia; model=Carnival; seats=8:; fuel=Petrol
ex demo kia sportage | type=demo; make=Kia; model=Sportage
brand new mg zs under 25k | type=new; make=MG; model=ZS; price=:25000
second hand prado diesel under 60k | type=used; make=Toyota; model=Landcruiser Prado; fuel=Diesel; price=:60000
4wd wagon to go camping, up to 25000 | drive=4x4; body=Wagon; price=:25000
AWD for the snow under 20k | drive=AWD; price=:20000; q=snow
a hatch thats cheap to run | body=Hatch
cheap runabout | sort=lowest-price
plug-in hybrid suv | fuel=Plug-in Hybrid; body=SUV
phev or ev under 50k | fuel=Plug-in Hybrid,Electric; price=:50000
petrol not diesel, suv | fuel=Petrol; body=SUV; q=-diesel
not petrol, ute | body=Ute; q=-petrol
hatch between 10 and 15 grand | body=Hatch; price=10000:15000
anywhere from 20 to 25 thousand, sedan | price=20000:25000; body=Sedan
sedan w/ sunroof n leather | body=Sedan; feat=Sunroof; q=leather
P plater friendly hatch | body=Hatch; q=P plater friendly
p-plate legal sedan | body=Sedan; q=p-plate legal
2.0 litre turbo hatch | body=Hatch; q=2.0 litre turbo
v6 ute under 100,000km | body=Ute; km=:100000; q=v6
double cab hilux | make=Toyota; model=Hilux; q=double cab
space cab dmax | make=Isuzu; model=D-MAX; q=space cab
single cab ute with tray under 20k | body=Ute; price=:20000; q=single cab
extra cab ranger | make=Ford; model=Ranger; q=extra cab
5 door auto hatch | body=Hatch; gear=Automatic; q=5 door
ute 4dr diesel | body=Ute; fuel=Diesel; q=4dr
mid size suv sub 40 | body=SUV; q=sub 40
kei te hiahia au i tētahi waka | q=kei te hiahia au i tētahi waka
kia ora, after a ute in Whanganui | body=Ute; city=Whanganui
wheres the best value hybrid | fuel=Hybrid
do you have any utes? | body=Ute
is there a manual jimny | gear=Manual; make=Suzuki; model=Jimny
show me red suvs | colour=Red; body=SUV
ute, diesel, auto, 4x4, canopy, bullbar | body=Ute; fuel=Diesel; gear=Automatic; drive=4x4; feat=Canopy; q=bullbar
price range 15000 to 20000 hatch | body=Hatch; price=15000:20000
$15000-$20000 | price=15000:20000
15k-20k | price=15000:20000
20,000 - 25,000 suv | price=20000:25000; body=SUV
max 100000 km | km=:100000
less than 60 thousand kms | km=:60000
around 50,000kms suv | km=45000:55000; body=SUV
20k kms hatch | km=:20000; body=Hatch
within 20k budget, wagon | price=:20000; body=Wagon
$30000 limit suv | price=:30000; body=SUV
suv under 30 | body=SUV; q=30
max spend 18,500 suv | price=:18500; body=SUV
suv $29,990 | body=SUV; price=:29990
toyota 86 manual | make=Toyota; model=86; gear=Manual
86 | q=86
peugeot 3008 2019 | make=Peugeot; model=3008; year=2019
holden ute ss | make=Holden; body=Ute; q=ss
haval h6 hybrid | make=GWM; model=Haval H6; fuel=Hybrid
ldv t60 | make=LDV; model=T60
range rover sport under 80k | make=Land Rover; model=Range Rover Sport; price=:80000
discovery 7 seats | make=Land Rover; model=Discovery; seats=7:
grand cherokee | make=Jeep; model=Grand Cherokee
mini cooper convertible | make=Mini; model=Cooper; body=Convertible
merc c200 | make=Mercedes-Benz; model=C200
mercedes vans | make=Mercedes-Benz; body=Van
Looking for a 2nd hand Corolla, pref. 2015-2018, under 80,000km and less than $18k. Located in Geelong | type=used; make=Toyota; model=Corolla; year=2015:2018; km=:80000; price=:18000; city=Geelong
hiya, any 7 seaters for under $20k? need 3 rows | seats=7:; price=:20000; q=3 rows
my son just got his Ps, need a small auto under 8k | gear=Automatic; price=:8000; q=Ps
retired couple towing a 2.5t van with a diesel 4x4 wagon | tow=2500:; fuel=Diesel; drive=4x4; body=Wagon; q=retired couple
must tow 3.5 ton boat, dual cab, auto | tow=3500:; gear=Automatic; q=dual cab
is 250,000 kms too many for a prado? | make=Toyota; model=Landcruiser Prado; q=250,000 kms too many
hilux with less than 200000 on the odometer | make=Toyota; model=Hilux; km=:200000
who sells the cheapest ranger in Toowoomba | sort=lowest-price; make=Ford; model=Ranger; city=Toowoomba; q=sells
suv or wagon, petrol, no older than 2014, max 12k | body=SUV,Wagon; fuel=Petrol; year=2014:; price=:12000
either a hatch or sedan under 15k | body=Hatch,Sedan; price=:15000
not too old hatch under 15k | body=Hatch; price=:15000
not fussed on colour, auto suv | gear=Automatic; body=SUV
any colour except red, mazda 3 | make=Mazda; model=3; q=-red
no white cars | q=-white
no utes or vans please | q=-ute -van
without a towbar | q=-"tow bar"
ute no canopy | body=Ute; q=-canopy
suv, no sunroof | body=SUV; q=-sunroof
diesel but not a mitsubishi | fuel=Diesel; q=-mitsubishi
toyota but not a corolla | make=Toyota; q=-corolla
japanese suv under 20k | body=SUV; price=:20000; q=japanese
korean hatch 5 star ancap | body=Hatch; ancap=5:; q=korean
euro wagon | body=Wagon; q=euro
aussie v8 sedan manual | body=Sedan; gear=Manual; q=v8
ute to carry tools | body=Ute; q=carry tools
van i can sleep in | body=Van; q=sleep
car for uber under 20k | price=:20000; q=uber
small city car easy to park | q=small city car easy to park
grandma's old camry low kays | make=Toyota; model=Camry; km=:60000
immaculate one owner mazda 6 with full service history | make=Mazda; model=6; q=one owner full service history
rego til march | q=rego til march
forester with 12 months rego under 15k | make=Subaru; model=Forester; price=:15000; q=12 months rego
wof and rego included, under $5k | price=:5000; q=wof rego included
hiace campervan | make=Toyota; model=HiAce; q=campervan
campervan under 50k | price=:50000; q=campervan
camper trailer | q=camper trailer
pop top caravan under 30k | item=caravan; price=:30000; q=pop top
caravan sleeps 4 | item=caravan; q=sleeps 4
18ft caravan | item=caravan; q=18ft
2 berth caravan | item=caravan; q=2 berth
250cc learner bike | q=250cc learner bike
yamaha bike under 10k | make=Yamaha; price=:10000; q=bike
cruiser bike | q=cruiser bike
adventure bike low kms | km=:60000; q=adventure bike
hino 300 tipper manual | make=Hino; gear=Manual; q=300 tipper
light truck car licence | body=Light Truck; q=licence
12 seater minibus | seats=12:; body=Bus
6 seater ute | seats=6; body=Ute
4 seater convertible | seats=4; body=Convertible
two seater sports car | seats=2; q=sports
nine seats | seats=9:
more than 5 seats | seats=6:
5 seats or more, hybrid | seats=5:; fuel=Hybrid
seats at least 7 | seats=7:
minimum 7 seater | seats=7:
seven or more seats | seats=7:
up to 5 seats | seats=:5
7 seater or 8 seater | seats=7:
tow capacity at least 3t | tow=3000:
3.5t tow rating | tow=3500:
3 tonne braked towing | tow=3000:
towing capacity of 2000 kg or more | tow=2000:
minimum tow 2500kg | tow=2500:
ancap 5 star hatch | ancap=5:; body=Hatch
at least 4 star safety rating | ancap=4:
safest suv | body=SUV; q=safest
range of at least 400 km, electric | erange=400:; fuel=Electric
ev 500km+ range | fuel=Electric; erange=500:
long range ev | fuel=Electric; q=long range
0-100 under 5 seconds | q=0-100 under 5 seconds
fuel use under 6l/100km | q=fuel use under 6l/100km
under 7 litres per 100km | q=under 7 litres per 100km
under $100 a week, auto hatch | price=:20000; gear=Automatic; body=Hatch
$80pw hatch | price=:16000; body=Hatch
repayments under $500 a month | price=:23000
no deposit finance suv | body=SUV; q=no deposit finance
trade in my 2012 focus for a ranger | make=Ford; model=Ranger; q=trade in my 2012 focus
$20k change over | q=$20k change over
$2000 deposit, suv | body=SUV; q=$2000 deposit
save $3000 on a new mg | type=new; make=MG; q=save $3000
'18 golf | year=2018; make=Volkswagen; model=Golf
my23 ranger | year=2023; make=Ford; model=Ranger
90s corolla | year=1990:1999; make=Toyota; model=Corolla
pre 2010 patrol | year=:2009; make=Nissan; model=Patrol
from 2016 up | year=2016:
2017 or later x-trail | year=2017:; make=Nissan; model=X-Trail
2012-15 i30 | make=Hyundai; model=i30; year=2012:2015
2016/17 cx-3 | make=Mazda; model=CX-3; year=2016:2017
between 2015 and 2019 hilux | year=2015:2019; make=Toyota; model=Hilux
not before 2015, sedan | year=2015:; body=Sedan
newer than 2018 kona | year=2019:; make=Hyundai; model=Kona
within the last 3 years | year=2023:
up to 5 years old | year=2021:
10 year old hatch | body=Hatch; q=10 year
2020 | year=2020
50k | q=50k
100000 | q=100000
3220 | q=3220
qwertyuiop | q=qwertyuiop
!!!???? | 
xXx_420_xXx | q=xXx_420_xXx
' or ''=' | 
<b>suv</b> | body=SUV; q=<b> </b>
машина до 10000 долларов | q=машина до 10000 долларов
車 トヨタ | q=車 トヨタ
une voiture pas chère | q=une voiture pas chère
mobil bekas murah | q=mobil bekas murah
Wanting a good tow vehicle for our 2.8t caravan, diesel, auto, prefer toyota or isuzu, budget 60k | tow=2800:; fuel=Diesel; gear=Automatic; make=Toyota,Isuzu; price=:60000
Daily driver under 10k that won't break down | price=:10000; q=won't break down
reliable car around the 7k mark | price=6300:7700; q=mark
best suv for 35k | body=SUV; price=:35000
What can I get for 20 grand? SUV pref | price=:20000; body=SUV
chasing a cheap hilux, manual, 4wd, no rust | sort=lowest-price; make=Toyota; model=Hilux; gear=Manual; drive=4x4; q=-rust
4x4 dual cab ute w/ tow bar, sub 200k kms | drive=4x4; body=Ute; feat=Tow Bar; km=:200000; q=dual cab
anything with 3 rows of seats | q=anything with 3 rows of seats
people mover for 8 people | body=People Mover; seats=8:
van that seats 12 | body=Van; seats=12:
car for family of 6 | cat=Family
auto hatchback, 2016 upwards, less than 90,000 k's | gear=Automatic; body=Hatch; year=2016:; km=:90000
small suv 2018-2022 hybrid | body=SUV; year=2018:2022; fuel=Hybrid
hybrid rav4 or cr-v, 2020 or later, <60,000km | fuel=Hybrid; mm=Toyota RAV4,Honda CR-V; make=Toyota,Honda; year=2020:; km=:60000
ranger wildtrak 2019+ | make=Ford; model=Ranger; year=2019:; q=wildtrak
hilux sr5 dual cab auto 2017 onwards under 45 | make=Toyota; model=Hilux; gear=Automatic; year=2017:; q=sr5 dual cab 45
prado gxl 7 seat diesel | make=Toyota; model=Landcruiser Prado; seats=7:; fuel=Diesel; q=gxl
landcruiser 200 series sahara | make=Toyota; model=Landcruiser; q=200 series sahara
70 series single cab | q=70 series single cab
golf gti dsg | make=Volkswagen; model=Golf; q=gti dsg
wrx sti | q=wrx sti
xr6 turbo ute | body=Ute; q=xr6 turbo
ve ss commodore manual | make=Holden; model=Commodore; gear=Manual; q=ve ss
holden colorado 7 | make=Holden; model=Colorado; q=7
camry for ride share under 25k with low kilometres | make=Toyota; model=Camry; price=:25000; km=:60000; q=ride share
mazda bt-50 xtr 4x4 | make=Mazda; model=BT-50; drive=4x4; q=xtr
isuzu dmax x-terrain | make=Isuzu; model=D-MAX; q=x-terrain
isuzu mux 7 seater under 50k | make=Isuzu; model=MU-X; seats=7:; price=:50000
merc vito van | make=Mercedes-Benz; model=Vito; body=Van
sprinter lwb high roof | make=Mercedes-Benz; model=Sprinter; q=lwb high roof
transit custom auto | make=Ford; model=Transit; gear=Automatic; q=custom
jimny 3 door manual green | make=Suzuki; model=Jimny; gear=Manual; colour=Green; q=3 door
swift under 8k, under 120000kms | make=Suzuki; model=Swift; price=:8000; km=:120000
honda city sedan | make=Honda; model=City; body=Sedan
honda jazz vti auto low mileage | make=Honda; model=Jazz; gear=Automatic; km=:60000; q=vti
mustang gt v8 manual | make=Ford; model=Mustang; gear=Manual; q=gt v8
porsche 911 | make=Porsche; model=911
audi q5 or bmw x3 diesel | mm=Audi Q5,BMW X3; make=Audi,BMW; fuel=Diesel
lexus rx hybrid | make=Lexus; model=RX; fuel=Hybrid
lexus is | make=Lexus; model=IS
mg3 auto | make=MG; model=MG3; gear=Automatic
byd dolphin under 30,000 | make=BYD; model=Dolphin; price=:30000
kona ev | make=Hyundai; model=Kona; fuel=Electric
ioniq 5 | make=Hyundai; model=Ioniq 5
nissan leaf nz new | make=Nissan; model=Leaf; q=nz new
ram 1500 laramie | make=Ram; model=1500; q=laramie
gwm haval h6 | make=GWM; model=Haval H6
great wall ute | body=Ute; make=GWM
street glide | make=Harley-Davidson; model=Street Glide
royal enfield meteor 350 | make=Royal Enfield; model=Meteor; q=350
toyota ute diesel not hilux | make=Toyota; body=Ute; fuel=Diesel; q=-hilux
suv but not korean or chinese | body=SUV; q=-korean -chinese
not interested in diesels or manuals | q=-diesel -manual
ute excluding ldv and gwm | body=Ute; q=-ldv -gwm
no lpg | q=-lpg
non-turbo petrol wagon | fuel=Petrol; body=Wagon; q=-turbo
any make but nissan, 4x4 | drive=4x4; q=-nissan
minus the bullbar | q=-"bull bar"
hatch, no black interior | body=Hatch; q=black interior
dont mind manual, hatch | gear=Manual; body=Hatch
no worries about kms, cheap ute | sort=lowest-price; body=Ute
no more than 5 years old suv | body=SUV; year=2021:
no less than 7 seats | seats=7:
nothing over 20k | price=:20000
nothing older than 2015 | year=2015:
price under 15000, kms under 100000 | price=:15000; km=:100000
15000 or less, 100000km or less | price=:15000; km=:100000
$15,000 max, 100,000km max | price=:15000; km=:100000
Price: $10k - $15k. Kms: under 120k. Auto. | price=10000:15000; km=:120000; gear=Automatic
budget: 25000 | price=:25000
budget 20-25k suv | price=20000:25000; body=SUV
twenty to twenty five thousand dollar suv | price=20000:25000; body=SUV
10 to 15 thousand kms | km=10000:15000
half a million | q=half a million
suv under a hundred thousand kms | body=SUV; km=:100000
20k for a wagon | price=:20000; body=Wagon
$35 grand dual cab | price=:35000; q=dual cab
30k-ish suv | price=27000:33000; body=SUV
about $12,500 hatch | price=11250:13750; body=Hatch
up to 80 a week | price=:16000
$80 a week | price=:16000
$120/week auto suv | price=:24000; gear=Automatic; body=SUV
less than $250 a fortnight suv | price=:25000; body=SUV
$450 monthly hatch | body=Hatch; price=:21000
utes in qld | body=Ute; state=QLD
ute perth | body=Ute; q=perth
suv near me | body=SUV
cars for sale Toowoomba | city=Toowoomba
Grafton dealer suv | location_name=Grafton; body=SUV; q=dealer
from Fremantle, hatch | city=Fremantle; body=Hatch
whanganui ute | city=Whanganui; body=Ute
HAWERA | city=Hāwera
anything at the geelong yard | location_name=Geelong Yard
orange suv | colour=Orange; body=SUV
suv in orange | body=SUV; city=Orange
hamilton | city=Hamilton
family wagon with roof racks, reversing camera | cat=Family; body=Wagon; feat=Roof Racks; q=reversing camera
apple carplay suv | feat=Apple CarPlay; body=SUV
sat nav & leather | feat=Satellite Navigation; q=leather
adaptive cruise hatch | feat=Adaptive Cruise Control; body=Hatch
blind spot monitoring suv under 30k | feat=Blind Spot Monitor; body=SUV; price=:30000
silver or grey sedan auto | colour=Silver,Grey; body=Sedan; gear=Automatic
dark blue suv | colour=Blue; body=SUV; q=dark
not silver | q=-silver
certified used camry | cert=true; type=used; make=Toyota; model=Camry
demo or new ranger | type=new,demo; make=Ford; model=Ranger
near new cx-5 | make=Mazda; model=CX-5; q=near new
ex lease corolla | make=Toyota; model=Corolla; q=ex lease
ex gov sedan | body=Sedan; q=ex gov
hail damaged cars cheap | sort=lowest-price; q=hail damaged
oldest hilux | make=Toyota; model=Hilux; q=oldest
dearest suv first | sort=highest-price; body=SUV
sort by price, utes | sort=lowest-price; body=Ute
lowest kms ute | body=Ute; q=lowest
just listed wagons | sort=latest; body=Wagon
4 cylinder petrol sedan | fuel=Petrol; body=Sedan; q=4 cylinder
6 speed manual hatch | gear=Manual; body=Hatch; q=6 speed
3.0 diesel patrol | fuel=Diesel; make=Nissan; model=Patrol; q=3.0
2.8l hilux | make=Toyota; model=Hilux; q=2.8l

## Written in November 2026: what is compared, owned, or only sounds like a vehicle
focus on safety, family wagon | cat=Family; body=Wagon; q=focus on
car for the outback, 4wd | drive=4x4; q=the outback
rav4 hybrid awd edge or cruiser | make=Toyota; model=RAV4; fuel=Hybrid; drive=AWD; q=edge cruiser
under 25000 miles | q=under 25000 miles
7 or 8 seats | seats=7:
5 or 7 seats | seats=5:7
no repairable write offs | q=write offs -repairable
suv, doesn't need to be new | body=SUV
replacing my 2010 falcon, looking for ranger | make=Ford; model=Ranger; q=replacing my 2010 falcon
i have a 2012 mazda 3 to trade, want suv under 30k | body=SUV; price=:30000; q=have a 2012 mazda 3 to trade
upgrade from a hatch to an suv | body=SUV; q=upgrade from a hatch
had a corolla before want a camry | make=Toyota; model=Camry; q=had a corolla before
suv bigger than a corolla | body=SUV; q=bigger than a corolla
ute instead of suv | body=Ute; q=-suv
ute rather than a van | body=Ute; q=-van
not expensive wagon | body=Wagon; sort=lowest-price
no deposit finance ute | body=Ute; q=no deposit finance
suv within 20km of geelong | body=SUV; city=Geelong
ute not geelong | body=Ute; q=-geelong
nissan patrol y62 under 90k | make=Nissan; model=Patrol; price=:90000; q=y62
after a second hand corolla auto hatch, no more than 8 years old, less than 100ks on the clock | type=used; make=Toyota; model=Corolla; gear=Automatic; body=Hatch; year=2018:; km=:100000
petrol rav4 not hybrid | make=Toyota; model=RAV4; fuel=Petrol; q=-hybrid
between 2016 and 2019 mazda 3 sp25 | make=Mazda; model=3; year=2016:2019; q=sp25
minimum 2000 kg towing, 7 seater | tow=2000:; seats=7:
max 100k kms, under 20k | km=:100000; price=:20000

## Badges, doors, cabs, P-platers, caravans
WTB manual diesel hilux dual cab SR5, pre 2015, under 25k | fuel=Diesel; make=Toyota; model=Hilux; price=:25000; gear=Manual; year=:2014; q=dual cab SR5
chasing a clean 4x4 ute, auto, under 200,000 ks, up to 18k neg | drive=4x4; km=:200000; price=:18000; body=Ute; gear=Automatic
after a 4 door hatch, white or silver, no older than 2016 | colour=Silver,White; body=Hatch; year=2016:; q=4 door
two door coupe under 30 grand manual only | price=:30000; body=Coupe; gear=Manual; q=two door
Need a 5 door wagon for the dogs, max 12k | price=:12000; body=Wagon; q=5 door dogs
single cab hilux with a tray, workmate | make=Toyota; model=Hilux; body=Ute; q=single cab workmate
extra cab ranger 4x4 xlt | drive=4x4; make=Ford; model=Ranger; q=extra cab xlt
king cab navara st-x under 35 k | make=Nissan; model=Navara; price=:35000; q=king cab st-x
space cab dmax 2019+ | make=Isuzu; model=D-MAX; year=2019:; q=space cab
Prado GXL or Kakadu, 7 seats, 2018 onwards | make=Toyota; model=Landcruiser Prado; seats=7:; year=2018:; q=GXL Kakadu
ford ranger wildtrak bi turbo 2021 under 60000 kms | km=:60000; make=Ford; model=Ranger; year=2021; q=wildtrak bi turbo
mazda 3 sp25 hatch auto | make=Mazda; model=3; body=Hatch; gear=Automatic; q=sp25
golf gti manual sub 30k | make=Volkswagen; model=Golf; price=:30000; gear=Manual; q=gti
commodore ss-v or falcon xr6, manual, under 150,000km | km=:150000; make=Ford,Holden; mm=Ford Falcon,Holden Commodore; gear=Manual; q=ss-v xr6
P plater legal car under 10k | price=:10000; q=P plater legal
first car for a p-plater, auto, cheap on fuel, $8000 max | cat=First Car; price=:8000; gear=Automatic; q=p-plater
car for my son on his Ps, manual hatch under 12000 | price=:12000; body=Hatch; gear=Manual; q=Ps
L plater friendly small auto | gear=Automatic; q=L plater friendly
LAMS approved motorbike under 7k | item=motorcycle; price=:7000; q=LAMS approved
learner legal bike under $6,000 | price=:6000; q=learner legal bike
harley street glide under 25k low kms | km=:60000; make=Harley-Davidson; model=Street Glide; price=:25000
caravan with 4 berths under 40k | item=caravan; price=:40000; q=4 berths
2 berth caravan with ensuite under 55,000 | item=caravan; price=:55000; q=2 berth ensuite
family van sleeps 6 bunks | item=caravan; q=family sleeps 6 bunks
pop top caravan, single axle, sleeps 4 | item=caravan; q=pop top single axle sleeps 4
something to tow a 2.5t caravan, auto diesel wagon | fuel=Diesel; body=Wagon; tow=2500:; gear=Automatic
need at least 3000kg towing, 4wd, under 50k | drive=4x4; price=:50000; tow=3000:
ute that can pull a 3 tonne boat | body=Ute; tow=3000:
suv for towing a horse float | cat=Towing; body=SUV
2019 d-max x-terrain with towbar and canopy | feat=Tow Bar; make=Isuzu; model=D-MAX; year=2019; q=x-terrain canopy
Whānau car, 7 seats, Whangārei | city=Whangarei; seats=7:; q=Whānau
suv in Whangarei under $25k | city=Whangarei; price=:25000; body=SUV
cheap hatch taupo | city=Taupō; body=Hatch; sort=lowest-price
ute for sale in Hawera | city=Hāwera; body=Ute
any utes in New Plymouth under 20 grand | city=New Plymouth; price=:20000; body=Ute
Geelong, Vic: 4wd wagon diesel | city=Geelong; drive=4x4; fuel=Diesel; body=Wagon; state=VIC
cheap auto for uni student under 6k | price=:6000; sort=lowest-price; gear=Automatic
newest hilux first | make=Toyota; model=Hilux; sort=latest
most expensive porsche | make=Porsche; sort=highest-price
toyota corolla under 15k cheapest first | make=Toyota; model=Corolla; price=:15000; sort=lowest-price
not a holden, under 8 grand, automatic | price=:8000; gear=Automatic; q=-holden
wagon but not diesel and no cvt | body=Wagon; q=-diesel -cvt
no utes please, just a sedan around 15k | price=13500:16500; body=Sedan; q=-ute
4wd without a bullbar | drive=4x4; q=-"bull bar"
hybrid no plug in | fuel=Hybrid; q=-"plug-in hybrid"
hatch that isn't red | body=Hatch; q=-red
anything except a kia or hyundai, suv, 2020 or newer | body=SUV; year=2020:; q=-kia -hyundai
toyota not hilux | make=Toyota; q=-hilux
diesel SUV seven seats at least less than 60k | fuel=Diesel; price=:60000; seats=7:; body=SUV
8 seat kia carnival or similar | make=Kia; model=Carnival; seats=8:; q=similar
5 seat suv with big boot | seats=5; body=SUV; q=boot
6 or 7 seater, 2015 up | seats=6:7; year=2015:
12 seater bus hiace | make=Toyota; model=HiAce; seats=12:; body=Bus
$120 a week max, small suv | price=:24000; body=SUV
what can i get for 100pw | price=:20000
repayments under $500 a month, ute | price=:23000; body=Ute
no more than $200 per fortnight, hatchback | price=:20000; body=Hatch
around $90 per week with no deposit, auto | price=:18000; gear=Automatic; q=no deposit
budget is 20-25k for a ranger or triton | make=Ford,Mitsubishi; mm=Ford Ranger,Mitsubishi Triton; price=20000:25000
I've got 15 grand to spend on a 4x4 | drive=4x4; price=:15000
between $18,000 and $24,000 mazda cx5 | make=Mazda; model=CX-5; price=18000:24000
looking to spend up to thirty thousand on an electric car | fuel=Electric; price=:30000
$35k drive away electric | fuel=Electric; price=:35000
over 50k under 80k prado | make=Toyota; model=Landcruiser Prado; price=50000:80000
15k ish for a reliable corolla | make=Toyota; model=Corolla; price=13500:16500
ev with 400km range under 50k | erange=400:; fuel=Electric; price=:50000
tesla model y long range white | colour=White; make=Tesla; model=Model Y; q=long range
byd atto 3 or mg zs ev | fuel=Electric; make=BYD,MG; mm=BYD Atto 3,MG ZS
plug in hybrid outlander 2022+ | fuel=Plug-in Hybrid; make=Mitsubishi; model=Outlander; year=2022:
low k's yaris auto | km=:60000; make=Toyota; model=Yaris; gear=Automatic
camry hybrid less than 80 thousand kms | fuel=Hybrid; km=:80000; make=Toyota; model=Camry
kms under 50000, 2018-2021 rav4 | km=:50000; make=Toyota; model=RAV4; year=2018:2021
less than 100k on the clock, swift or jazz | km=:100000; make=Honda,Suzuki; mm=Honda Jazz,Suzuki Swift
2017 or later outlander with under 120k on the odo | km=:120000; make=Mitsubishi; model=Outlander; year=2017:
50 to 90 thou kms i30 | km=50000:90000; make=Hyundai; model=i30
no more than 5 years old tucson | make=Hyundai; model=Tucson; year=2021:
last 3 years, tiguan | make=Volkswagen; model=Tiguan; year=2023:
MY21 triton gls | make=Mitsubishi; model=Triton; year=2021; q=gls
2014/15 forester xt | make=Subaru; model=Forester; year=2014:2015; q=xt
early 2000s patrol td42 | make=Nissan; model=Patrol; q=early 2000s td42
05 falcon ute xr6 | make=Ford; model=Falcon; body=Ute; q=05 xr6
90s mx5 | make=Mazda; model=MX-5; year=1990:1999
hylux dual cab desel | fuel=Diesel; make=Toyota; model=Hilux; q=dual cab
mitsubushi pajaro sport 7 seater | make=Mitsubishi; model=Pajero Sport; seats=7:
nisan xtrail automatc | make=Nissan; model=X-Trail; gear=Automatic
toyta corrola hybird hach | make=Toyota; model=Corolla; fuel=Hybrid; body=Hatch; q=
suburu outbak with sunroof | feat=Sunroof; make=Subaru; model=Outback
volkswagon amorok v6 | make=Volkswagen; model=Amarok; q=v6
mercades c200 black lether seats | feat=Leather Seats; make=Mercedes-Benz; model=C200
hundai tuscon grey | colour=Grey; make=Hyundai; model=Tucson
vw poloo red | make=Volkswagen; model=Polo; colour=Red; q=
landcruser 300 series sahara | make=Toyota; model=Landcruiser; q=300 series sahara
yank tank ram 1500 v8 | make=Ram; model=1500; q=yank tank v8
seppo pickup left hand drive converted | body=Ute; q=seppo left hand converted
old school kombi or camper | q=old school kombi or camper
tradie ute with steel tray, alloy canopy, under 30 | cat=Work; feat=Canopy; body=Ute; q=steel alloy 30
work van for courier, hiace lwb or transit | cat=Work; make=Ford,Toyota; mm=Ford Transit,Toyota HiAce; body=Van; q=courier lwb
station wagon, roof racks, surfboards fit in back | feat=Roof Racks; body=Wagon; q=surfboards fit back
little runabout for mum, easy to park, reverse camera, 10-14k | feat=Reversing Camera; price=10000:14000; q=little easy park
hatchback with carplay and heated seats | feat=Apple CarPlay; body=Hatch; q=heated seats
5 star ancap suv 2021 plus | ancap=5:; body=SUV; year=2021:
safe car for new baby, 5 stars ancap | ancap=5:
awd subaru for the snow | drive=AWD; make=Subaru; q=snow
4wd for beach and camping trips, diesel manual | drive=4x4; fuel=Diesel; gear=Manual
ex demo kia sorento with warranty | type=demo; make=Kia; model=Sorento; q=warranty
brand new mg hs | type=new; make=MG; model=HS
2nd hand tesla under 40 | type=used; make=Tesla; q=40
near new cx-30 | q=near new cx-30
used or demo suv 30k to 35k | type=demo,used; price=30000:35000; body=SUV
trade my 2014 focus for a ranger | make=Ford; model=Ranger; q=trade my 2014 focus
upgrading from a corolla to a rav4 hybrid | fuel=Hybrid; make=Toyota; model=RAV4; q=upgrading from a corolla
bigger than a jazz, smaller than a cx-5 | q=bigger than a jazz, smaller than a cx-5
similar to an x-trail but cheaper | sort=lowest-price; q=similar to an x-trail
cheap ferrari under 3k | make=Ferrari; price=:3000; sort=lowest-price
manual automatic corolla | make=Toyota; model=Corolla; gear=Automatic,Manual
under 10k over 20k ute | price=:10000; body=Ute; q=20k
free car | q=free car
flibber wobble zonk | q=flibber wobble zonk
what time do you close on sunday | q=what time do you close on sunday
can you fix my brakes? | q=can you fix my brakes?
do you do finance for bad credit | q=do you do finance for bad credit
windscreen wipers for a 2012 hilux | make=Toyota; model=Hilux; year=2012; q=windscreen wipers
I like turtles | q=I like turtles
any colour but black mazda cx-9 azami | make=Mazda; model=CX-9; q=azami -black
suv white 2020 auto petrol under 28990 | colour=White; fuel=Petrol; price=:28990; body=SUV; gear=Automatic; year=2020
awd 7 seater not kluger 40000 max pls | drive=AWD; price=:40000; seats=7:; q=-kluger
petrol or hybrid, not fussed on brand, under 25, 000 | fuel=Hybrid,Petrol; price=:25000
lwb van high roof sprinter 2018> | make=Mercedes-Benz; model=Sprinter; body=Van; year=2018:; q=lwb high roof
3 door hatch swift sport | make=Suzuki; model=Swift; body=Hatch; q=3 door sport
4dr sedan auto under 9k | price=:9000; body=Sedan; gear=Automatic; q=4dr
crew cab truck hino 300 | item=truck; make=Hino; q=crew cab 300
dualcab 4x4 turbo diesel under 140 000 kms | drive=4x4; fuel=Diesel; km=:140000; q=dualcab
twin cab colorado ltz | make=Holden; model=Colorado; q=twin cab ltz
rego til next year, rwc supplied, barina under 5k | make=Holden; model=Barina; price=:5000; q=rego til rwc supplied
one owner, full service history, forester | make=Subaru; model=Forester; q=one owner full service history
must have towbar, 5 seats, diesel, and be under 10 yrs old | feat=Tow Bar; fuel=Diesel; seats=5; year=2016:
sporty 2 seater convertible for the weekend | seats=2; body=Convertible; q=sporty
qld only, 4x4 under 20000 | drive=4x4; price=:20000; state=QLD
perth or fremantle, small hatch | city=Fremantle; body=Hatch; q=perth
WA yaris | make=Toyota; model=Yaris; state=WA
within 30km of Toowoomba, landcruiser | city=Toowoomba; make=Toyota; model=Landcruiser
gday looking 4 a suv 4 the missus 20k tops | price=:20000; body=SUV
ISO family car w/ 7 seats, blk or grey, sub $30,000 | cat=Family; colour=Black,Grey; price=:30000; seats=7:
Iso: cx3 or hrv <$20000 <80000km | km=:80000; make=Honda,Mazda; mm=Honda HR-V,Mazda CX-3; price=:20000
everest titanium bi-turbo 7st | make=Ford; model=Everest; seats=7:; q=titanium bi-turbo

## Delivery, own vehicles, what need not be, and words in another sense
white ute with black bullbar | colour=White; feat=Bull Bar; body=Ute
I do about 500km a week so want a diesel | fuel=Diesel; q=500km week
rego till march 2027 corolla | make=Toyota; model=Corolla; q=rego till march 2027
mazda 2 or 3 auto under 15k | make=Mazda; model=2,3; price=:15000; gear=Automatic
escape or everest under 40k | make=Ford; model=Escape,Everest; price=:40000
need one tonner ute, manual | body=Ute; gear=Manual; q=one tonner
i30 lowish kms under 20k ono | km=:60000; make=Hyundai; model=i30; price=:20000
pre-2000 mx5 | make=Mazda; model=MX-5; year=:1999
no time wasters, ranger under 30k | make=Ford; model=Ranger; price=:30000
I don't want a cvt | q=-cvt
sick of utes, want a wagon | body=Wagon; q=-ute
from a hatch to an suv | body=SUV
anyone selling a patrol | make=Nissan; model=Patrol
shopping trolley for nan, low ks | km=:60000; q=shopping trolley
camper van conversion hiace | make=Toyota; model=HiAce; q=camper van conversion
20 foot van with ensuite and annexe | item=caravan; q=20 foot ensuite annexe
prodo diesel auto | fuel=Diesel; make=Toyota; model=Landcruiser Prado; gear=Automatic
landcriuser prado kakadu | make=Toyota; model=Landcruiser Prado; q=kakadu
toyata hiluxx | make=Toyota; model=Hilux
niussan navarra | make=Nissan; model=Navara
misubishi triten | make=Mitsubishi; model=Triton
hyunday kona | make=Hyundai; model=Kona
kia sportige | make=Kia; model=Sportage
kia sorrento | make=Kia; model=Sorento
kia carnaval 8 seater | make=Kia; model=Carnival; seats=8:
suzuki jimney | make=Suzuki; model=Jimny
suzuki vitarra | make=Suzuki; model=Vitara
volkswaggon tigaun | make=Volkswagen; model=Tiguan
vw amarock | make=Volkswagen; model=Amarok
holden comodore | make=Holden; model=Commodore
holden captiva 7 | make=Holden; model=Captiva; q=7
mazda bt50 xtr | make=Mazda; model=BT-50; q=xtr
mazda cx 5 akera | make=Mazda; model=CX-5; q=akera
hrv honda | make=Honda; model=HR-V
jeep wrangeler | make=Jeep; model=Wrangler
jeep grand cheroke | make=Jeep; model=Grand Cherokee
peugot 3008 | make=Peugeot; model=3008
porche cayene | make=Porsche; model=Cayenne
mersedes c200 | make=Mercedes-Benz; model=C200
tesla modle 3 | make=Tesla; model=Model 3
isuzu mux ls-t | make=Isuzu; model=MU-X; q=ls-t
isuzu dmax xrunner | make=Isuzu; model=D-MAX; q=xrunner
gwm ute cannon | make=GWM; body=Ute; q=cannon
haval h6 hybrd | fuel=Hybrid; make=GWM; model=Haval H6
automtic sedan | body=Sedan; gear=Automatic
manuel ute diesil | fuel=Diesel; body=Ute; gear=Manual
eletric hatch | fuel=Electric; body=Hatch
plugin hybrid suv | fuel=Plug-in Hybrid; body=SUV
convertable under 20k | price=:20000; body=Convertible
peple mover | body=People Mover
statoin wagon | body=Wagon
seven seatr | seats=7:
sliver hatch | colour=Silver; body=Hatch
sunrooof | feat=Sunroof
towbarr ute | feat=Tow Bar; body=Ute
revers camera small car | feat=Reversing Camera
apple car play android auto | feat=Apple CarPlay; q=android auto
bluetooth and cruise control hatch | body=Hatch; q=bluetooth cruise control
alloy wheels, tinted windows, commodore | make=Holden; model=Commodore; q=alloy tinted windows
7 seater suv w 3.5 t towing, diesel | fuel=Diesel; seats=7:; body=SUV; tow=3500:
tows 2.5 tonne, 7 seats, not a ute | seats=7:; tow=2500:; q=-ute
braked towing of at least 3,000 kg | tow=3000:
towing capacity over 3t | tow=3000:
suv with 2800kg tow rating | body=SUV; tow=2800:
can it tow a van? prado | cat=Towing; make=Toyota; model=Landcruiser Prado
need to pull a 20ft van, landcruiser or patrol | cat=Towing; make=Nissan,Toyota; mm=Nissan Patrol,Toyota Landcruiser; q=20ft
something that will tow 1500 kg easily | tow=1500:; q=easily
7 seats, towbar, under $45,000, within 50km of Geelong | city=Geelong; feat=Tow Bar; price=:45000; seats=7:
under $35,000 drive away, 5 star ancap, 2022+ | ancap=5:; price=:35000; year=2022:
$50 a week hatch | price=:10000; body=Hatch
$75/wk auto hatch | price=:15000; body=Hatch; gear=Automatic
75 dollars per week hatchback | price=:15000; body=Hatch
less than $180 weekly, dual cab | price=:36000; q=dual cab
up to $350 a fortnight, suv | price=:35000; body=SUV
$650/month max for a ranger | make=Ford; model=Ranger; price=:30000
around $400 pm suv | price=:18000; body=SUV
repayments of $100-$120 a week, auto | price=:24000; gear=Automatic
can afford 130 a week | price=:26000
no deposit, $99 per week | price=:20000; q=no deposit
15k tops, hatch, auto, low ks | km=:60000; price=:15000; body=Hatch; gear=Automatic
5-8k runabout | price=5000:8000
5 to 8 grand hatch auto | price=5000:8000; body=Hatch; gear=Automatic
8-10 thousand, small suv | price=8000:10000; body=SUV
2k car | q=2k car
under 1k | price=:1000
budget: $12k. needs: auto, aircon, 4 doors | price=:12000; gear=Automatic; q=aircon 4 doors
$22,000 - $27,500, CX-5 or RAV4, 2017-2019 | make=Mazda,Toyota; mm=Mazda CX-5,Toyota RAV4; price=22000:27500; year=2017:2019
max budget forty grand, 4wd wagon | drive=4x4; price=:40000; body=Wagon
around fifty thousand for an electric suv | fuel=Electric; price=45000:55000; body=SUV
$1m ferrari | make=Ferrari; price=:1000000
cheap cheap cheap | sort=lowest-price
cheap and cheerful hatch | body=Hatch; sort=lowest-price
cheap reliable 4wd | drive=4x4; sort=lowest-price
cheapest mg in qld | make=MG; sort=lowest-price; state=QLD
anything under 5 grand with rego | price=:5000; q=rego
ute > 3.5t towing | body=Ute; tow=3500:
suv <= 40000 | price=:40000; body=SUV
price < 30000 and km < 100000 | km=:100000; price=:30000
<50,000km 2020 onwards i30 | km=:50000; make=Hyundai; model=i30; year=2020:
km under 100000 year over 2015 price under 20000 hatch | km=:100000; price=:20000; body=Hatch; year=2016:
odometer less than 75000 | km=:75000
fewer than 50000 kilometres suv | km=:50000; body=SUV
max 120,000 k's | km=:120000
max 120000kms, min 2016 | km=:120000; year=2016:
no more than 100 thousand kms, petrol wagon | fuel=Petrol; km=:100000; body=Wagon
under 150k on it | km=:150000
travelled less than 60 000 km | km=:60000
below 90k kays | km=:90000
150,000 or less km, auto wagon | km=:150000; body=Wagon; gear=Automatic
2015-2018 cx-5 maxx sport | make=Mazda; model=CX-5; year=2015:2018; q=maxx sport
2016 - 2020 outlander 7 seat | make=Mitsubishi; model=Outlander; seats=7:; year=2016:2020
2018 plus kluger gx awd | drive=AWD; make=Toyota; model=Kluger; year=2018:; q=gx
18 plate golf | make=Volkswagen; model=Golf; q=18
year 2019 or above, tucson | make=Hyundai; model=Tucson; year=2019:
min year 2017, max km 100000, hatch | km=:100000; body=Hatch; year=2017:
anything newer than 2018 with carplay | feat=Apple CarPlay; year=2019:
no older than five years, hatch | body=Hatch; year=2021:
not older than 2017 mazda 3 | make=Mazda; model=3; year=2017:
less than 3 years old suv hybrid | fuel=Hybrid; body=SUV; year=2023:
10 years old or newer | year=2016:
under ten years old and under 10k | price=:10000; year=2016:
2020ish rav4 | make=Toyota; model=RAV4; year=2019:2021
around 2018 hilux | make=Toyota; model=Hilux; year=2017:2019
circa 2012 prado | make=Toyota; model=Landcruiser Prado; year=2011:2013
older than 1990 mustang | make=Ford; model=Mustang; year=:1989
classic mustang 60s | make=Ford; model=Mustang; year=1960:1969; q=classic
1970s holden | make=Holden; year=1970:1979
80's landcruiser | make=Toyota; model=Landcruiser; year=1980:1989
08 hilux | make=Toyota; model=Hilux; q=08
2008 peugeot 2008 | make=Peugeot; model=2008; year=2008
2019 mazda 2 | make=Mazda; model=2; year=2019
mx5 na 1990 | make=Mazda; model=MX-5; year=1990; q=na
6 seater | seats=6
eight seater under 30k | price=:30000; seats=8:
seats for eight | seats=8:
seats eight | seats=8:
five seats minimum | seats=5:
needs 7+ seats | seats=7:
7-8 seater | seats=7:8
seven or eight seat people mover | seats=7:; body=People Mover
9 seater van | seats=9:; body=Van
2 seats only van | seats=2; body=Van
12 to 14 seater bus | seats=12:14; body=Bus
at least seven seats and a towbar | feat=Tow Bar; seats=7:
4 seats or more electric | fuel=Electric; seats=4:
not 7 seats | q=not 7 seats
Hi all, long time lurker. Wife is pregnant with number 3 so we need a 7 seater, preferably diesel, budget about 35k, not too old (2017+), don't mind high kms | fuel=Diesel; price=:35000; seats=7:; year=2017:; q=long lurker pregnant number 3 high
Looking at replacing my old 2008 Territory with something like a Kluger or CX-9, budget 40 grand, must have 7 seats and apple carplay | feat=Apple CarPlay; make=Mazda; model=CX-9; price=:40000; seats=7:; q=replacing my old 2008 Territory with something like a Kluger
Anyone know a good dealer near Geelong with cheap utes? Need something by Friday for work | cat=Work; city=Geelong; body=Ute; sort=lowest-price; q=know dealer Friday
G'day legends, chasing an extra cab or dual cab hilux, diesel manual, no rust, happy to travel from Dunedin for the right one | fuel=Diesel; make=Toyota; model=Hilux; gear=Manual; q=legends extra cab dual cab happy right -rust
kia ora whanau, after a cheap waka for the kids, Hāwera or New Plymouth, under 8k, auto pls | city=Hāwera,New Plymouth; price=:8000; sort=lowest-price; gear=Automatic
Kia stinger gt | make=Kia; q=stinger gt
Kia ora, any Kia Rio autos? | make=Kia; model=Rio; gear=Automatic
WANTED: Toyota Prado 150 series, diesel, auto, under 180,000kms, $40k - $50k | fuel=Diesel; km=:180000; make=Toyota; model=Landcruiser Prado; price=40000:50000; gear=Automatic; q=150 series
wtd: holden colorado 4x4 space cab ltz 2016-2019 sub 30k | drive=4x4; make=Holden; model=Colorado; price=:30000; year=2016:2019; q=space cab ltz
ISO ford ranger px2 or px3, 3.2, auto, snorkel, bullbar, under 45k | feat=Bull Bar; make=Ford; model=Ranger; price=:45000; gear=Automatic; q=px2 px3 3.2 snorkel
Want to buy - Subaru Outback 2.5i premium 2018 or newer less than 90000km $25k max | km=:90000; make=Subaru; model=Outback; price=:25000; year=2018:; q=2.5i premium
Any good first cars around 6 to 7 grand? Needs to be auto and 5 star safety | ancap=5:; cat=First Car; price=6000:7000; gear=Automatic
daughter just got her red Ps, needs small auto hatch, max 10k, good safety | price=:10000; body=Hatch; gear=Automatic; q=red Ps
P plate approved ute under 20k | price=:20000; body=Ute; q=P approved
green P's turbo car legal nsw | state=NSW; q=green P's turbo legal
just got my Ls want a manual to learn in | gear=Manual; q=Ls learn
learner approved motorcycle, not a cruiser, under 5k | item=motorcycle; price=:5000; q=learner approved
restricted licence bike nz lams under 6000 | price=:6000; q=restricted licence bike lams
full licence bike over 900cc | q=full licence bike over 900cc
Retired couple wanting to tow a 2.8 tonne van around Oz, thinking 200 series or Patrol, budget 80 to 100k | make=Nissan; model=Patrol; price=80000:100000; tow=2800:; q=Retired couple Oz thinking 200 series
need a tow vehicle for a 22ft caravan 3 tonne atm | cat=Towing; q=22ft 3 tonne atm
which dual cab tows 3.5t and has 5 stars | tow=3500:; q=dual cab 5 stars
I'm a sparky and need a van with shelving, low roof, under 25k | price=:25000; body=Van; q=sparky shelving low roof
chippy ute with toolboxes and ladder racks, 2wd is fine | body=Ute; q=chippy toolboxes ladder racks
concrete truck | item=truck; q=concrete
4x4 with rooftop tent and dual batteries | drive=4x4; q=rooftop tent dual batteries
remote area touring rig, long range tank, diesel only, manual gearbox | fuel=Diesel; gear=Manual; q=remote touring rig long range tank
snow trip wagon AWD with heated seats, not a ford | drive=AWD; feat=Heated Seats; body=Wagon; q=snow -ford
Dog friendly wagon or suv, petrol, 12-16k | fuel=Petrol; price=12000:16000; body=SUV,Wagon; q=Dog friendly
3 kids in car seats so need a wide back seat, 5 star ancap | ancap=5:; q=3 wide back
Elderly mum needs easy entry high seat small suv auto under 22k | price=:22000; body=SUV; gear=Automatic; q=Elderly easy entry high
disabled access van with wheelchair ramp | body=Van; q=disabled access wheelchair ramp
Uber driver looking for hybrid camry 2019 or later under 150,000 kms | fuel=Hybrid; km=:150000; make=Toyota; model=Camry; year=2019:; q=Uber
rideshare ready 4 door, hybrid, less than 8 yrs old | fuel=Hybrid; year=2018:; q=rideshare ready 4 door
low running costs, hybrid or ev, under $30,000 | fuel=Electric,Hybrid; price=:30000; q=low running
second car for running about, electric, range over 300km, under 40k | erange=300:; fuel=Electric; price=:40000; q=second running
EV with V2L under 70k | fuel=Electric; price=:70000; q=V2L
tesla but not a model 3 | make=Tesla; q=-"model 3"
cheap ev, no teslas | fuel=Electric; sort=lowest-price; q=-tesla
hybrid but not a plug-in, suv size, awd | drive=AWD; fuel=Hybrid; body=SUV; q=-"plug-in hybrid"
no hybrids no evs just a plain petrol hatch | fuel=Petrol; body=Hatch; q=plain -hybrid -electric
diesel but no dpf | fuel=Diesel; q=-dpf
no manual, no diesel, no white | q=-manual -diesel -white
automatic only please, no CVTs | gear=Automatic; q=-cvts
nothing older than 2015, nothing over 100k kms, nothing over 20 grand | km=:100000; price=:20000; year=2015:
at most 4 years old and at most 60,000 km | km=:60000; year=2022:
cant go over 12k hatch | price=:12000; body=Hatch
I don't want to spend more than 20 grand on a ute | price=:20000; body=Ute
not looking at anything over 30k suv | price=:30000; body=SUV
never driven a manual, under 10k auto | price=:10000; gear=Automatic; q=-manual
wont pay over 15k | price=:15000
not fussed on colour, over 20k | price=20000:
not a chinese brand, above 4 stars ancap | ancap=4:; q=-chinese
hatch without sunroof under 10k | price=:10000; body=Hatch; q=-sunroof
hilux for work | make=Toyota; model=Hilux
don't need 7 seats | 
doesn't need to have low kms | 
doesn't matter if it's manual or auto, i30 | make=Hyundai; model=i30; gear=Automatic,Manual
would consider a diesel | fuel=Diesel
ideally white | colour=White
no more than two owners | q=no more than two owners
no less than 5 stars ancap | ancap=5:
must be under 1.9m high | q=must be under 1.9m high
boot big enough for a pram | q=boot big enough for a pram
seats that fold flat | q=seats that fold flat
heated leather seats | feat=Leather Seats; q=heated
black leather interior white car | colour=White; feat=Leather Seats
red interior | q=red interior
blue with tan leather | colour=Blue; feat=Leather Seats; q=tan
red p plates | q=red p plates
green slip included | q=green slip included
gold class warranty | q=gold class warranty
silver service | q=silver service
orange lights on roof | q=orange lights on roof
white goods delivery van | body=Van; q=white goods
electric blue i20 | colour=Blue; q=i20
electric seats and sunroof | feat=Sunroof
electric start bike | q=electric start bike
manual tailgate suv | body=SUV; q=manual tailgate
auto parking | q=auto parking
auto electrician van | body=Van; q=auto electrician
petrol mower | q=petrol mower
hybrid battery warranty | q=hybrid battery warranty
hybrid bike | q=hybrid bike
new year sale | q=new year sale
used for towing once | q=used for towing once
four and a half grand | price=:4500
three fifty a week | price=:71000
super cab ranger | make=Ford; model=Ranger; q=super cab
is there a cheaper cx-5 in geelong | city=Geelong; make=Mazda; model=CX-5; sort=lowest-price
service my ranger | q=service my ranger
delivered to Taupo suv | body=SUV; q=delivered
deliver to new plymouth hybrid | fuel=Hybrid; q=deliver
can you ship to tasmania, hilux | make=Toyota; model=Hilux; q=ship
interstate buyer from SA wanting a prado | make=Toyota; model=Landcruiser Prado; q=interstate
late 80's commodore wagon | make=Holden; model=Commodore; body=Wagon
deliver to New Plymouth: hybrid suv | fuel=Hybrid; body=SUV; q=deliver
not a manual, under 15k | price=:15000; q=-manual
my car died, need a cheap auto | sort=lowest-price; gear=Automatic; q=died

## Longer posts, and what they compare, own or do without
Chasing reliable first car, prefer Japanese, 4 cyl, manual, under 200 thou on the clock and around 5k | cat=First Car; km=:200000; gear=Manual; q=Japanese 4 cyl 5k
Just moved to Hamilton from Dunedin, need a cheap runabout asap | city=Hamilton; sort=lowest-price; q=moved
Anything with 7 seats and a tow bar thats not a Captiva? Budget 18-22k | feat=Tow Bar; price=18000:22000; seats=7:; q=-captiva
looking for a hilux that hasnt been thrashed, sr or sr5, 2012-2016, prefer white, max 30 | colour=White; make=Toyota; model=Hilux; year=2012:2016; q=hasnt thrashed sr sr5 max 30
need a wagon for 2 adults, 2 kids and 2 dogs | body=Wagon; q=2 adults 2 2 dogs
2nd car, must be cheap to run and insure, small, auto, 2010 or later | gear=Automatic; year=2010:; q=2nd insure
upgrading the family wagon to a people mover, 8 seats min, auto, diesel, 35k or there abouts | fuel=Diesel; price=31500:38500; seats=8:; body=People Mover; gear=Automatic; q=upgrading the family wagon
need 4wd with low range and rear diff lock for farm | drive=4x4; q=low range rear diff lock farm
what can I get for 20k with 7 seats | price=:20000; seats=7:
has anyone got a manual diesel wagon under 150k kms | fuel=Diesel; km=:150000; body=Wagon; gear=Manual
after a tidy commodore ute, ss or ssv, 6 speed manual, under 120,000 | make=Holden; model=Commodore; price=:120000; body=Ute; gear=Manual; q=ss ssv 6 speed
single mum needs safe reliable car under 8k with rego | price=:8000; q=single rego
budget no more than 6500 for a hatch | price=:6500; body=Hatch
around 20-25 thousand, awd wagon, forester or outback preferred | drive=AWD; make=Subaru; model=Forester,Outback; price=20000:25000; body=Wagon
got 11k saved for a first car, manual hatch | cat=First Car; body=Hatch; gear=Manual; q=11k saved
price range 10000-15000, suv, petrol | fuel=Petrol; price=10000:15000; body=SUV
price range $40k - 60k prado or pajero | make=Mitsubishi,Toyota; mm=Mitsubishi Pajero,Toyota Landcruiser Prado; price=40000:60000
ranger between 2016 and 2019 under 35 thou and 120 thou kms | km=:120000; make=Ford; model=Ranger; price=:35000; year=2016:2019
under 100,000 kms and under 100,000 dollars landcruiser | km=:100000; make=Toyota; model=Landcruiser; price=:100000
80-100k kms is fine, mazda 6 | km=:100000; make=Mazda; model=6
less than 5yo with less than 50k on the clock | km=:50000; year=2021:
no older than 7 years with factory warranty left | year=2019:; q=factory warranty left
any 2021/22 model rav4 hybrids | fuel=Hybrid; make=Toyota; model=RAV4; year=2021:2022
from 2018 to now, cx-9 | make=Mazda; model=CX-9; year=2018:
2016 up mux  | make=Isuzu; model=MU-X; year=2016:
2015 onwards ranger, up to 180k kms | km=:180000; make=Ford; model=Ranger; year=2015:
newer than 2019 but under 30k | price=:30000; year=2020:
built after 2014, 5 star, auto | gear=Automatic; year=2015:; q=5 star
year model 2018 - 2020 kona | make=Hyundai; model=Kona; year=2018:2020
min 5 seats, max 20k, min 2015, max 150k kms | km=:150000; price=:20000; seats=5:; year=2015:
7 seats max price 30k | price=:30000; seats=7:
max 7 seats  | seats=:7
minimum 6 seats people mover | seats=6:; body=People Mover
sub-$25k suv | price=:25000; body=SUV
sub 100k km hilux | km=:100000; make=Toyota; model=Hilux
sub 5 yr old ev | fuel=Electric; year=2021:
over $50,000 performance car | price=50000:; q=performance
not more than $18k hatch | price=:18000; body=Hatch
no less than 3000kg towing | tow=3000:
more than 3 tonne braked | tow=3000:
tow 3.5 tonnes, auto, under $60k, not a ford | price=:60000; tow=3500:; gear=Automatic; q=-ford
braked tow capacity 2000kg min, suv awd | drive=AWD; body=SUV; tow=2000:
towing 1.8 tonne boat, budget 25k | price=:25000; tow=1800:
need a 3500kg tow ute | body=Ute; tow=3500:
3.5t gcm truck | item=truck; q=3.5t gcm
payload over a tonne ute | body=Ute; q=payload tonne
electric with towbar | feat=Tow Bar; fuel=Electric
bike rack and towbar, hatch | feat=Tow Bar; body=Hatch; q=bike rack
horse riding teen needs ute to tow float | cat=Towing; body=Ute; q=horse riding
van that can tow a trailer | cat=Towing; body=Van
camper trailer towing suv 1500kg | body=SUV; tow=1500:; q=camper trailer
a van to live in | body=Van; q=live
van life hiace lwb high roof | make=Toyota; model=HiAce; body=Van; q=life lwb high roof
work truck with tipper under 40k | cat=Work; price=:40000; q=tipper
work ute not a dual cab | cat=Work; body=Ute; q=-"dual cab"
no dual cabs, just single cab 4x2 | drive=FWD,RWD; q=single cab -"dual cab"
dual cab but not 4x4 | q=dual cab -4x4
4x4 not awd | drive=4x4; q=-awd
awd or 4wd suv | drive=4x4,AWD; body=SUV
2wd hilux | drive=FWD,RWD; make=Toyota; model=Hilux
rwd manual coupe | drive=RWD; body=Coupe; gear=Manual
front wheel drive auto hatch | drive=FWD; body=Hatch; gear=Automatic
all wheel drive and manual | drive=AWD; gear=Manual
auto trans diesel 4 wheel drive wagon | drive=4x4; fuel=Diesel; body=Wagon; gear=Automatic
5 speed manual | gear=Manual; q=5 speed
6spd auto | gear=Automatic; q=6spd
cvt free zone | q=cvt free zone
no cvt or dsg | q=-cvt -dsg
dsg golf | make=Volkswagen; model=Golf; q=dsg
tiptronic | q=tiptronic
paddle shifters | q=paddle shifters
petrol manual no turbo | fuel=Petrol; gear=Manual; q=-turbo
turbo petrol awd hatch | drive=AWD; fuel=Petrol; body=Hatch; q=turbo
twin turbo v6 diesel | fuel=Diesel; q=twin turbo v6
v6 petrol auto sedan | fuel=Petrol; body=Sedan; gear=Automatic; q=v6
rotary | q=rotary
straight six | q=straight six
4cyl diesel ute | fuel=Diesel; body=Ute; q=4cyl
e10 friendly | q=e10 friendly
premium unleaded | fuel=Petrol; q=premium
91 unleaded only | fuel=Petrol; q=91
hybrid, electric or phev | fuel=Electric,Hybrid,Plug-in Hybrid
plug in or full ev | fuel=Electric,Plug-in Hybrid; q=full
mild hybrid | fuel=Hybrid; q=mild
non hybrid rav4 | make=Toyota; model=RAV4; q=-hybrid
petrol not hybrid camry | fuel=Petrol; make=Toyota; model=Camry; q=-hybrid
not electric not hybrid | q=-electric -hybrid
anything that isn't diesel | q=-diesel
no petrol cars | q=-petrol
silver or grey not white | colour=Grey,Silver; q=-white
definitely not red | q=-red
any colour really, prefer blue | colour=Blue
white with black interior | colour=White; q=black interior
red with black roof mini | colour=Red; make=Mini; q=black roof
black with tan interior bmw | colour=Black; make=BMW; q=tan interior
matte black ranger | colour=Black; make=Ford; model=Ranger; q=matte
gunmetal grey hilux | colour=Grey; make=Toyota; model=Hilux
navy blue | colour=Blue; q=navy
teal | q=teal
hot pink | q=hot pink
gold landcruiser | colour=Gold; make=Toyota; model=Landcruiser
the orange one | colour=Orange
black edition | q=black edition
Budget is 30k, have 10k deposit and financing the rest, want a dual cab 4x4 auto | drive=4x4; price=:30000; gear=Automatic; q=10k deposit financing rest dual cab
Got a baby on the way so selling the coupe and want a safe SUV, 5 star ANCAP, up to $28k | ancap=5:; price=:28000; body=SUV; q=way selling the coupe
My Corolla just died with 350,000 km on it, need something similar under 12k | price=:12000; q=My Corolla just died with 350,000 km similar
Looking for my third Subaru, outback or forester, 2016+, under 130k kms, 20k max | km=:130000; make=Subaru; model=Forester,Outback; price=:20000; year=2016:; q=third
2 door or 3 door hatch under 10 grand | price=:10000; body=Hatch; q=2 door 3 door
Need a ute that fits 5 adults comfortably | seats=5; body=Ute; q=adults comfortably
need a car that seats 5 adults and luggage | seats=5; q=adults luggage
family of 6 need a people mover under 20k | cat=Family; price=:20000; body=People Mover
family of five, want an suv with a big boot | cat=Family; body=SUV; q=boot
3 car seats, 7 seats not needed | q=3 car seats, 7 seats not needed
I'm 6'5 and need a big car | q=I'm 6'5 and need a big car
tall driver 195cm | q=tall driver 195cm
hatch that fits in a 4.5m garage | body=Hatch; q=fits 4.5m garage
wagon less than 4.7 metres long | body=Wagon; q=4.7 metres long
van under 2m high for car parks | body=Van; q=2m high parks
ute with 1.8m tray | body=Ute; q=1.8m
20km each way commute, phev | fuel=Plug-in Hybrid; q=20km way
drive 40,000 km a year, diesel wagon | fuel=Diesel; body=Wagon
live 50 km from Toowoomba, need a 4wd | city=Toowoomba; drive=4x4; q=live
near hamilton or tauranga, under 15k | city=Hamilton; price=:15000; q=tauranga
anyone in Dunedin selling a cheap wagon | city=Dunedin; body=Wagon; sort=lowest-price
I'm in Taupō looking for a tow rig for a 3t boat | city=Taupō; tow=3000:; q=rig boat
from Geelong, looking for a ute | city=Geelong; body=Ute
Kia Sorento 2017 low kms owner in Fremantle? | city=Fremantle; km=:60000; make=Kia; model=Sorento; year=2017; q=owner
Mazda BT-50 XTR 2014 4x4 with canopy in Orange NSW | city=Orange; drive=4x4; feat=Canopy; make=Mazda; model=BT-50; state=NSW; year=2014; q=XTR
looking for 2018 onwards triton or ranger within 100km of Grafton | location_name=Grafton; make=Ford,Mitsubishi; mm=Ford Ranger,Mitsubishi Triton; year=2018:
Hyundai i30 Active 2018, auto, white, 45,000km, $17,990 | colour=White; km=:45000; make=Hyundai; model=i30; price=:17990; gear=Automatic; year=2018; q=Active
2015 Toyota HiLux SR5 (4x4) turbo diesel 6 speed manual | drive=4x4; fuel=Diesel; make=Toyota; model=Hilux; gear=Manual; year=2015; q=SR5 6 speed
2012 VW Golf 118TSI DSG hatch $7,500 neg | make=Volkswagen; model=Golf; price=:7500; body=Hatch; year=2012; q=118TSI DSG
2020 Mitsubishi Triton GLX+ MR Auto 4x4 MY20 Double Cab | drive=4x4; make=Mitsubishi; model=Triton; gear=Automatic; year=2020; q=GLX+ MR Double Cab
Toyota Kluger KX-R Altitude AWD 7 seat | drive=AWD; make=Toyota; model=Kluger; seats=7:; q=KX-R Altitude
06 Mazda 3 SP23 sedan | make=Mazda; model=3; body=Sedan; q=06 SP23
'09 ford falcon XR6 ute | make=Ford; model=Falcon; body=Ute; year=2009; q=XR6
1998 Landcruiser 80 series diesel | fuel=Diesel; make=Toyota; model=Landcruiser; year=1998; q=80 series
79 series dual cab v8 | q=79 series dual cab v8
100 series landcruiser with 3.5 t tow | make=Toyota; model=Landcruiser; tow=3500:; q=100 series
HZJ75 troopy | q=HZJ75 troopy
gu patrol 4.2 td | fuel=Diesel; make=Nissan; model=Patrol; q=gu 4.2
nissan d22 ute | make=Nissan; body=Ute; q=d22
ford px ranger | make=Ford; model=Ranger; q=px
vf commodore ss | make=Holden; model=Commodore; q=vf ss
e46 bmw | make=BMW; q=e46
mk7 golf gti | make=Volkswagen; model=Golf; q=mk7 gti
na mx5 | make=Mazda; model=MX-5; q=na
jk wrangler | make=Jeep; model=Wrangler; q=jk
wk2 grand cherokee | make=Jeep; model=Grand Cherokee; q=wk2
model 3 lr awd | drive=AWD; make=Tesla; model=Model 3; q=lr
ioniq 5 awd under 60 | drive=AWD; make=Hyundai; model=Ioniq 5; q=60
byd atto 3 extended under 45,000 | make=BYD; model=Atto 3; price=:45000; q=extended
zero deposit | q=zero deposit
no credit checks ute | body=Ute; q=no credit checks
bad credit car finance under $150 pw | price=:30000; q=bad credit
rent to buy hatch | body=Hatch; q=rent
pay weekly ute | body=Ute; q=pay weekly
$60 weekly hatchback no deposit | price=:12000; body=Hatch; q=no deposit
weekly repayments of $120 max 7 seater | price=:24000; seats=7:
repayments under 90 a week over 7 years | price=:18000; q=7 years
about 500 a month suv | price=:23000; body=SUV
$1000 a month porsche | make=Porsche; price=:47000
fortnightly $250 max ute | price=:25000; body=Ute
max $80 p/w auto | price=:16000; gear=Automatic
can do 150pw with 2k deposit | price=:30000; q=2k deposit
cheapest weekly repayments | sort=lowest-price; q=weekly
lowest price 4x4 diesel | drive=4x4; fuel=Diesel; sort=lowest-price
highest priced ute | body=Ute; sort=highest-price
best 7 seaters | seats=7:
top 10 family suvs | cat=Family; body=SUV; q=10
most reliable suv under 20k | price=:20000; body=SUV
most fuel efficient hatch | body=Hatch
biggest boot wagon | body=Wagon; q=biggest boot
fastest car under 50k | price=:50000; q=fastest
newest ranger under 50k | make=Ford; model=Ranger; price=:50000; sort=latest
oldest car | q=oldest car
latest model cx-5 | make=Mazda; model=CX-5
latest corolla | make=Toyota; model=Corolla; sort=latest
cheap new cars | type=new; sort=lowest-price
new cheap utes | type=new; body=Ute; sort=lowest-price
brand new ute under 40k driveaway | type=new; price=:40000; body=Ute
new in 2023 | type=new; year=2023
nearly new kona | make=Hyundai; model=Kona; q=nearly new
used new zealand new corolla | type=used; make=Toyota; model=Corolla
nz new 4wd | drive=4x4; q=nz new
aus delivered mustang | make=Ford; model=Mustang; q=aus delivered
ex demo or near new rav4 | type=demo; make=Toyota; model=RAV4; q=near new
demo or new, 7 seats | type=demo,new; seats=7:
second hand tesla cheap | type=used; make=Tesla; sort=lowest-price
used toyotas in qld | type=used; make=Toyota; state=QLD
pre-owned merc | type=used; make=Mercedes-Benz

## New Zealand, equipment, labels and slashes
chur bro any hiluxes in Whanganui under 30k | city=Whanganui; make=Toyota; model=Hilux; price=:30000; q=chur
sweet as wagon for the bach runs, tow bar a must | feat=Tow Bar; body=Wagon; q=sweet bach runs
kiwi new ute diesel manual | fuel=Diesel; body=Ute; gear=Manual; q=kiwi new
nz new outlander vrx | make=Mitsubishi; model=Outlander; q=nz new vrx
keen on a ute eh, flat deck, 2wd manual | drive=FWD,RWD; body=Ute; gear=Manual; q=eh flat deck
flatdeck ute | body=Ute; q=flatdeck
flat tray single cab d-max 4x2 | drive=FWD,RWD; make=Isuzu; model=D-MAX; body=Ute; q=flat single cab
wellside hilux | make=Toyota; model=Hilux; q=wellside
canopy and tow bar navara st-x | feat=Canopy; make=Nissan; model=Navara; q=tow bar st-x
doublecab ranger wildtrak auto | make=Ford; model=Ranger; gear=Automatic; q=doublecab wildtrak
ute for the farm, diesel, high clearance, 4wd | drive=4x4; fuel=Diesel; body=Ute; q=farm high clearance
people mover that isnt ugly | body=People Mover; q=ugly
leaf 40kwh with 80% soh | make=Nissan; model=Leaf; q=40kwh 80% soh
ev with good soh under 15k NZD | fuel=Electric; price=:15000; q=soh
ruc exempt? petrol suv | fuel=Petrol; body=SUV; q=ruc exempt
no rucs, petrol only | fuel=Petrol; q=-rucs
on road costs included hatch $8990 | price=:8990; body=Hatch; q=included
orc included | q=orc included
rego on hold van | body=Van; q=rego hold
six months rego, aircon, tow bar, falcon wagon | feat=Tow Bar; make=Ford; model=Falcon; body=Wagon; q=six months rego aircon
power steering, aircon, cheap | sort=lowest-price; q=power steering aircon
towbar, roofracks, low kms subaru | feat=Tow Bar; km=:60000; make=Subaru; q=roofracks
bull bar winch snorkel patrol | feat=Bull Bar; make=Nissan; model=Patrol; q=winch snorkel
lift kit 33s hilux | make=Toyota; model=Hilux; q=lift kit 33s
dual battery fridge slide drawers prado | make=Toyota; model=Landcruiser Prado; q=dual battery fridge slide drawers
bluetooth reverse cam hatch | feat=Reversing Camera; body=Hatch; q=bluetooth
cruise control and carplay | feat=Apple CarPlay; q=cruise control
heads up display mazda | make=Mazda; q=heads display
panoramic roof suv | feat=Sunroof; body=SUV
sunroof leather awd wagon | drive=AWD; feat=Sunroof; body=Wagon; q=leather
third brake light | q=third brake light
electric windows central locking | q=electric windows central locking
keyless start push button | feat=Keyless Entry; q=start push button
3 isofix points | q=3 isofix points
rear air con 7 seater | seats=7:; q=rear air con
7 seat with third row air vents | seats=7:; q=third row air vents
captain chairs carnival | make=Kia; model=Carnival; q=captain chairs
bench seat ute | body=Ute; q=bench
bucket seats | q=bucket seats
sports seats golf | make=Volkswagen; model=Golf; q=sports
child seat anchors | q=child seat anchors
good boot space | q=good boot space
roof height under 1.9 | q=roof height under 1.9
turning circle | q=turning circle
manual gearbox only | gear=Manual
auto pref | gear=Automatic
manual pref but auto considered | gear=Automatic,Manual
any trans | q=any trans
petrol/diesel, auto, suv | fuel=Diesel,Petrol; body=SUV; gear=Automatic
petrol / hybrid suv | fuel=Hybrid,Petrol; body=SUV
diesel/manual/4x4/ute | drive=4x4; fuel=Diesel; body=Ute; gear=Manual
hatch/sedan under 10k | price=:10000; body=Hatch,Sedan
suv/wagon awd | drive=AWD; body=SUV,Wagon
ford/holden ute | make=Ford,Holden; body=Ute
toyota/mazda/honda hatch | make=Honda,Mazda,Toyota; body=Hatch
white/silver | colour=Silver,White
2015/2016/2017 cx-5 | make=Mazda; model=CX-5; year=2015,2016,2017
10-12 grand or there abouts | price=10000:12000
under say 15k | price=:15000
like 20k max | price=:20000
bout 8k | price=7200:8800
15 thousand dollars suv | price=:15000; body=SUV
fifteen thousand dollar suv | price=:15000; body=SUV
25,000.00 ute | body=Ute; q=25,000.00
25000AUD suv | price=:25000; body=SUV
NZ$20,000 hatch | price=:20000; body=Hatch
20000nzd hatch | price=:20000; body=Hatch
20 thousand or less hatch | price=:20000; body=Hatch
less then 20 k hatch | price=:20000; body=Hatch
<20k hatch | price=:20000; body=Hatch
<=20k and >=2018 hatch | price=:20000; body=Hatch; year=2018:
>2018 <100000km hatch | km=:100000; body=Hatch; year=2019:
2018> 100000km< i30 | km=:100000; make=Hyundai; model=i30; year=2018:
price:20000 km:100000 year:2018 | km=:100000; price=:20000; year=2018
budget = 20k | price=:20000
budget - 20k | q=budget - 20k
20k tops mate | price=:20000
not a cent over 20k | price=:20000
20k absolute max | price=:20000
absolutely no more than 20k | price=:20000
20k at the very most | price=:20000

## Ways to exclude
wanting to buy a late model prado, white, gxl, low klms, up to 75 thousand | colour=White; km=:60000; make=Toyota; model=Landcruiser Prado; price=:75000; q=gxl
any decent autos under 7.5k around Geelong? | city=Geelong; price=:7500; gear=Automatic
what 4wds have you got with less than 150 000 on the clock | drive=4x4; km=:150000
need a 7 seat diesel with 3t towing and carplay under 45 | feat=Apple CarPlay; fuel=Diesel; seats=7:; tow=3000:; q=45
do u have a manual hilux in stock | make=Toyota; model=Hilux; gear=Manual
im chasing a yellow swift | colour=Yellow; make=Suzuki; model=Swift
small automatic petrol hatch for my nan, 10k to 14k | fuel=Petrol; price=10000:14000; body=Hatch; gear=Automatic
a red or blue convertible for summer | colour=Blue,Red; body=Convertible; q=summer
single cab tray back 4x4 diesel hilux or triton | drive=4x4; fuel=Diesel; make=Mitsubishi,Toyota; mm=Mitsubishi Triton,Toyota Hilux; body=Ute; q=single cab
looking at suvs that arent white | body=SUV; q=-white
hybrid rav4 or hybrid camry whichever is cheaper | fuel=Hybrid; make=Toyota; model=Camry,RAV4; sort=lowest-price
suv with at least 6 seats under 25 grand please | price=:25000; seats=6:; body=SUV
i want a car that is less than 4 years old and costs less than 30k | price=:30000; year=2022:
demo suvs with 5 star safety from 30k to 40k | ancap=5:; type=demo; price=30000:40000; body=SUV
hatch for under $200 a fortnight | price=:20000; body=Hatch
ute up to $1,100 a month | price=:51000; body=Ute
towing capacity at least 2,500kg and seven seats | seats=7:; tow=2500:
ford ranger raptor not white, under 80000 km, 2020 and newer | km=:80000; make=Ford; model=Ranger; year=2020:; q=raptor -white
subaru but not an outback | make=Subaru; q=-outback
mazda cx5 not diesel awd | drive=AWD; make=Mazda; model=CX-5; q=-diesel
van, preferably not white, max 150,000 kms | km=:150000; body=Van; q=-white
newest listed 4x4 | drive=4x4; sort=latest
show cheapest first: hatch in Hamilton | city=Hamilton; body=Hatch; sort=lowest-price
automatic, no more than 80 000 km, not older than 2018, sedan or hatch | km=:80000; body=Hatch,Sedan; gear=Automatic; year=2018:
holden or ford wagon older than 2010 | make=Ford,Holden; body=Wagon; year=:2009
pre 2005 landcruiser manual | make=Toyota; model=Landcruiser; gear=Manual; year=:2004
1990 to 1999 mx-5 | make=Mazda; model=MX-5; year=1990:1999
6 cyl 4wd petrol auto 100 series | drive=4x4; fuel=Petrol; gear=Automatic; q=6 cyl 100 series
2.8 diesel colorado | fuel=Diesel; make=Holden; model=Colorado; q=2.8
caravan 5 berth under 40k | item=caravan; price=:40000; q=5 berth
motorbike under 660cc lams | item=motorcycle; q=660cc lams
yamaha under 8000 | make=Yamaha; price=:8000
harley less than 20k km | km=:20000; make=Harley-Davidson
small truck with car licence | item=truck; q=licence
light truck under 4.5t | body=Light Truck; q=4.5t
electric under 45k with over 450 km range | erange=450:; fuel=Electric; price=:45000
bev or phev 2023+ | fuel=Electric,Plug-in Hybrid; year=2023:
no chinese brands suv | body=SUV; q=-chinese
toyota hilux sr5 double cab auto diesel 4x4 2019 white tow bar under 100k kms under $50k | colour=White; drive=4x4; feat=Tow Bar; fuel=Diesel; km=:100000; make=Toyota; model=Hilux; price=:50000; gear=Automatic; year=2019; q=sr5 double cab
looking at suvs that aren't white | body=SUV; q=-white
utes which are not diesel | body=Ute; q=-diesel
hatches that aint red | body=Hatch; q=-red
sedan which is not automatic | body=Sedan; q=-automatic
anything that doesn't run on diesel | q=-diesel
suv but don't want black or grey | body=SUV; q=-black -grey
any make, not kia | q=-kia
hilux, can't be white | make=Toyota; model=Hilux; q=-white
must not be manual, wagon | body=Wagon; q=-manual
shouldn't be a diesel, 4wd | drive=4x4; q=-diesel
can not be over 10 years old, sedan | body=Sedan; year=2016:
rather have petrol than diesel, suv | fuel=Petrol; body=SUV
petrol over diesel, ute | fuel=Petrol; body=Ute
prefer hatch over sedan, 12k | body=Hatch; q=12k
not interested in utes or vans, 7 seats | seats=7:; q=-ute -van
leaf or other ev but no tesla | fuel=Electric; make=Nissan; model=Leaf; q=-tesla
no fords holdens or jeeps, 4x4 | drive=4x4; q=-ford -holden -jeep
not an automatic, not a hatch, under 9k | price=:9000; q=-automatic -hatch
suv with no sunroof | body=SUV; q=-sunroof
convertible no red ones | body=Convertible; q=-red
wagon minus the tow bar | body=Wagon; q=-"tow bar"
exclude diesel: suv | body=SUV; q=-diesel
-diesel suv | body=SUV; q=-diesel
suv -white | body=SUV; q=-white
everything except utes in Dunedin | city=Dunedin; q=-ute
outside of Dunedin ute | body=Ute; q=outside Dunedin
not too old, sedan | body=Sedan
not more than one owner | q=not more than one owner
not fussy on make, 7 seats | seats=7:
no more utes | q=-ute
not new, 2nd hand suv | type=used; body=SUV
not used | type=demo,new
not a demo, new only | type=new

## What people have already, or cannot have
my old corolla has 300,000 km, what should I replace it with | q=my old corolla has 300,000 km, what should I replace it with
Just sold our Territory after 12 years, looking for a 7 seat replacement under 40k | price=:40000; seats=7:; q=sold our Territory after 12 years replacement
Patrol blew a head gasket so need another 4wd | drive=4x4; q=Patrol blew a head gasket another
Our old Patrol died at 400,000km so looking for another 4wd wagon diesel under 35k | drive=4x4; fuel=Diesel; price=:35000; body=Wagon; q=Our old Patrol died at 400,000km another
ex has the ranger so I need a cheap ute | body=Ute; sort=lowest-price; q=ex has the ranger
wife drives a cx-5 and I need a work ute | cat=Work; body=Ute; q=wife drives a cx-5
the kids outgrew the swift, after a wagon | body=Wagon; q=kids outgrew the swift
my mate has a triton and loves it. should I get a navara? | make=Nissan; model=Navara; q=my mate has a triton loves
do you buy cars? I have a 2015 kluger | q=do you buy cars? I have a 2015 kluger
bored with my white hilux | q=bored with my white hilux
Mum is 74 and her Jazz was written off. Needs a small auto hatch with reversing camera, around 12k | feat=Reversing Camera; price=10800:13200; body=Hatch; gear=Automatic; q=74 her Jazz was written off
we've got a Carnival already, want something smaller for the school run | q=we've got a Carnival already, want something smaller for the school run
My hiace got stolen last week, need another one asap, any year, under 400k kms | km=:400000; q=My hiace got stolen last week another
ditching the ute for a hatch | body=Hatch; q=ditching the ute
going from ute to suv | body=SUV
was going to get a hilux but now thinking ranger | make=Ford; model=Ranger; q=was going to get a hilux thinking
originally wanted a prado but can't afford it, pajero sport instead | make=Mitsubishi; model=Pajero Sport; q=originally wanted a prado instead
too tall for a swift | q=too tall for a swift
similar size to a rav4 | q=similar size to a rav4
trade my 2015 rav4 (110,000km) on a 2022 kluger hybrid | fuel=Hybrid; make=Toyota; model=Kluger; year=2022; q=trade my 2015 rav4 110,000km

## More ways to exclude
neither white nor silver hatch | body=Hatch; q=-white -silver
nothing brand new please, a used outlander | type=used; make=Mitsubishi; model=Outlander
no good with manuals so auto please | gear=Automatic; q=-manual
diesel is too expensive to service, petrol wagon | fuel=Petrol; body=Wagon; q=too expensive service
Wife refuses to drive a manual so auto only, hatch | body=Hatch; gear=Automatic; q=-manual
don't want diesel or a manual gearbox | q=-diesel -manual
can't have a sunroof (tall), sedan | body=Sedan; q=tall -sunroof
wife hates blue | q=-blue
anywhere but Dunedin | q=-dunedin
tired of paying for petrol, electric hatch under 30 | fuel=Electric; body=Hatch; q=30 -petrol
done with diesels | q=-diesel
Ford no thanks, Toyota or Isuzu ute | make=Isuzu,Toyota; body=Ute
no need for 4wd | 
used only, no demos, camry hybrid | type=used; fuel=Hybrid; make=Toyota; model=Camry
never been offroad prado | make=Toyota; model=Landcruiser Prado; q=never been offroad
sunroof is a deal breaker | q=sunroof is a deal breaker

## Amounts that are no limit, and limits in other words
navara that hasnt done more than 180,000 | km=:180000; make=Nissan; model=Navara
nothing with more than 150k on it | km=:150000
don't care if it's over 200k kms, just cheap | sort=lowest-price
over 200k kms is a no go, corolla | make=Toyota; model=Corolla; q=200k
100,000km service done hilux | make=Toyota; model=Hilux; q=100,000km service
100kms or less | q=100kms or less
Chasing 2019+ Ranger XLT or Wildtrak with under 80,000. Have 42k cash. No dealers | km=:80000; make=Ford; model=Ranger; year=2019:; q=XLT Wildtrak 42k -dealers
trade in valued at $12,000 looking at ute 35k | body=Ute; q=trade valued $12,000 35k
8k plus my trade | q=8k plus my trade
I'm 22, earning $70k a year, should I finance a $45k Mustang? | make=Ford; model=Mustang; price=:45000; q=22 earning $70k
not a dollar more than 15k | price=:15000
must not exceed 20k | price=:20000
anything for under a grand | price=:1000
hatch b/w 10 and 15k | price=10000:15000; body=Hatch
15k & under | price=:15000
15k +/- 2k | q=15k +/- 2k
low 20k's for an suv | body=SUV; q=low 20k's
born in 1985, want a car from my birth year | q=born in 1985, want a car from my birth year
'15 or newer | year=2015:
mustang gt 5.0 manual 2018 on, black or blue | colour=Black,Blue; make=Ford; model=Mustang; gear=Manual; year=2018:; q=gt 5.0
21MY cx-5 | make=Mazda; model=CX-5; year=2021
Price $15k-$20k; Seats: 7; Fuel Diesel | fuel=Diesel; price=15000:20000; seats=7:
lowkms corolla | km=:60000; make=Toyota; model=Corolla
Got any i30s? | make=Hyundai; model=i30

## Words in another sense
7x5 trailer tow vehicle | cat=Towing; q=7x5 trailer
kids car seats x3 across the back row | q=kids car seats x3 across the back row
brand new tyres, 12 months rego, falcon | make=Ford; model=Falcon; q=new tyres 12 months rego
two owners from new camry | make=Toyota; model=Camry; q=two owners
need car 4 uni, cheap on gas, 5k max | price=:5000; q=4
grey nomads after a 4wd | drive=4x4; q=grey nomads
red with black stripes mustang | colour=Red; make=Ford; model=Mustang; q=black stripes
deceased estate camry | make=Toyota; model=Camry; q=deceased estate
ev charger at home, need a phev | fuel=Plug-in Hybrid; q=ev charger home
corolla sized hatch | body=Hatch
Grafton Street mechanic | q=Grafton Street mechanic
cheapest to most expensive suvs | body=SUV; sort=lowest-price
günstiges auto | q=günstiges auto

## From posts with much else in them
Evening all. Been driving my trusty '98 Hilux for 20 years but she's finally rusted out. Looking at newer dual cab diesel utes around the $30k mark, auto would be nice as the knees aren't what they were. Mostly highway with some beach work. Any thoughts on Triton vs D-Max? | fuel=Diesel; make=Isuzu,Mitsubishi; mm=Isuzu D-MAX,Mitsubishi Triton; price=27000:33000; body=Ute; gear=Automatic; q=Evening my trusty '98 Hilux 20 years finally rusted dual cab mark knees were Mostly highway work
Been looking for months for a clean VE or VF Commodore ute, manual V8, under 120k, up to 35k, anywhere in Aus | km=:120000; make=Holden; model=Commodore; price=:35000; body=Ute; gear=Manual; q=months VE VF V8 Aus
Can anyone suggest a good tow vehicle under 40k for a 2.8t van? | price=:40000; tow=2800:
we're a couple in our 60s wanting an easy to park auto hybrid hatch, budget to 25k | fuel=Hybrid; price=:25000; body=Hatch; gear=Automatic; q=we're couple easy park
sick of my gas guzzler. Want an EV or plug in for under $35k | fuel=Electric,Plug-in Hybrid; price=:35000; q=sick gas guzzler
not a fan of white cars, something in blue or red, hatch, auto, under 20 | colour=Blue,Red; body=Hatch; gear=Automatic; q=20 -white
Wanted to swap: my caravan for a 4wd ute | drive=4x4; body=Ute; q=swap my caravan
I already have a caravan so need a tow vehicle | cat=Towing; q=already have a caravan
do you take trade ins? I've a 2016 Cerato worth around 9k | q=do you take trade ins? I've a 2016 Cerato worth around 9k
hey mate got any hiluxes | make=Toyota; model=Hilux
could you deliver a ute to Dunedin | body=Ute; q=deliver
Te Whanganui-a-Tara, Swift | make=Suzuki; model=Swift; q=Te Whanganui-a-Tara
I'd like to see your automatic utes with tow bars under $32,990 | feat=Tow Bar; price=:32990; body=Ute; gear=Automatic
my dream car is a mustang | make=Ford; model=Mustang; q=dream
Anyone got a line on a cheap diesel Patrol or Landcruiser wagon? 300k+ kms is fine | fuel=Diesel; make=Nissan,Toyota; mm=Nissan Patrol,Toyota Landcruiser; body=Wagon; sort=lowest-price; q=line
My 4yo Triton has been nothing but trouble. What diesel dual cab should I get instead, budget 55k | fuel=Diesel; price=:55000; q=My 4yo Triton has been nothing trouble dual cab instead
swap 2011 Commodore for 4x4, plus cash my way | drive=4x4; q=swap 2011 Commodore way
we have a 2.4t caravan and need a tow vehicle, diesel | fuel=Diesel; tow=2400:
Any Isuzu MUX LS-T or LS-U 2019 to 2021 in silver? Must have under 100,000 | colour=Silver; km=:100000; make=Isuzu; model=MU-X; year=2019:2021; q=LS-T LS-U
rav 4 cruiser hybrid awd 2022 | drive=AWD; fuel=Hybrid; make=Toyota; model=RAV4; year=2022
swift gl navigator auto 2020 | make=Suzuki; model=Swift; gear=Automatic; year=2020; q=gl navigator
auto electrical issues, cheap commodore | make=Holden; model=Commodore; sort=lowest-price; gear=Automatic; q=electrical issues
big trunk sedan | body=Sedan; q=trunk
going outback next year so 4x4 diesel | drive=4x4; fuel=Diesel
hilux with leaf springs and cooper tyres | make=Toyota; model=Hilux; q=leaf springs cooper tyres
`;
