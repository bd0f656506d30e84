/** How fast a vehicle loses value: `strong` slowly, `usual` as most cars, `prestige` fast. */
export type Holding = 'strong' | 'usual' | 'prestige';

/** A model with the facts for generated stock. `newPrice` is its drive-away price as new, in dollars. */
export type CatalogueModel = {
  make: string;
  model: string;
  /** Its relative frequency in stock. */
  weight: number;
  body: string;
  drive: string;
  fuel: string;
  /** First and last model year sold; 0 if it is still sold. */
  years: readonly [number, number];
  newPrice: number;
  holding: Holding;
  litres?: number;
  cylinders?: number;
  seats: number;
  doors: number;
  /** Litres per 100 km, combined. */
  consumption?: number;
  /** Kilograms, braked. */
  towing: number;
  /** The trims of the model. */
  badges: readonly Badge[];
};

/** A trim: its price as a factor of `newPrice`, and the facts it changes. */
export type Badge = {
  name: string;
  factor: number;
  fuel?: string;
  drive?: string;
  consumption?: number;
  series?: string;
  from?: number;
};

// One line per model: make; model; weight; body; drive; fuel; years; new price; holding; engine; seats; doors; consumption; towing; badges.
// A badge is "name*price factor", then what it changes: "=fuel", "@drive", "~consumption", "#series", ">first year".
const lines = `
Toyota;Hilux;30;Ute;4x4;Diesel;2006-0;61000;strong;2.8/4;5;4;8.0;3500;Workmate Double Cab*0.84,SR Double Cab*0.95,SR5 Double Cab*1.08,Rogue*1.2>2021,Workmate Single Cab*0.62@RWD
Toyota;Corolla;28;Hatch;FWD;Petrol;2005-0;34500;usual;2.0/4;5;5;6.0;1300;Ascent Sport*0.92,SX*1,ZR*1.12,Ascent Sport Hybrid*1=Hybrid~4.0>2016,ZR Hybrid*1.2=Hybrid~4.0>2018
Toyota;RAV4;24;SUV;FWD;Petrol;2006-0;47000;strong;2.5/4;5;5;6.8;800;GX*0.88,GXL*0.97,Cruiser*1.12,GXL Hybrid*1.02=Hybrid@AWD~4.8>2019,Cruiser Hybrid*1.17=Hybrid@AWD~4.8>2019,Edge*1.22@AWD>2019
Toyota;Landcruiser Prado;14;SUV;4x4;Diesel;2004-0;82000;strong;2.8/4;7;5;7.9;3000;GX*0.86,GXL*0.96,VX*1.1,Kakadu*1.22
Toyota;Landcruiser;11;SUV;4x4;Diesel;2006-0;122000;strong;3.3/6;7;5;8.9;3500;GX*0.85,GXL*0.95,VX*1.1,Sahara*1.25
Toyota;Camry;17;Sedan;FWD;Petrol;2006-0;42000;usual;2.5/4;5;4;6.8;1200;Altise*0.85,Ascent*0.9,Ascent Hybrid*0.98=Hybrid~4.2>2012,SL Hybrid*1.15=Hybrid~4.5>2017,Atara S*0.95
Toyota;Kluger;12;SUV;FWD;Petrol;2007-0;68000;strong;3.5/6;7;5;9.1;2000;GX*0.84,GXL*0.95@AWD,Grande*1.15@AWD,GXL Hybrid*1.02=Hybrid@AWD~5.6>2021
Toyota;HiAce;13;Van;RWD;Diesel;2006-0;54000;strong;2.8/4;3;4;8.2;1900;LWB*0.95,SLWB*1.15,Crew Van*1.05
Toyota;Yaris;8;Hatch;FWD;Petrol;2006-0;30500;usual;1.5/3;5;5;4.9;500;Ascent*0.86,SX*1,ZR Hybrid*1.15=Hybrid~3.3>2020,YRS*0.85
Toyota;C-HR;6;SUV;FWD;Petrol;2017-0;42000;usual;1.8/4;5;5;6.4;600;GXL*0.92,Koba*1.05,Koba Hybrid*1.12=Hybrid~4.3>2019
Toyota;Tarago;3;People Mover;FWD;Petrol;2006-2019;60000;usual;2.4/4;8;5;8.9;1600;GLi*0.9,GLX*1
Ford;Ranger;28;Ute;4x4;Diesel;2007-0;66000;strong;2.0/4;5;4;7.2;3500;XL Double Cab*0.85,XLS Double Cab*0.9,XLT Double Cab*1,Wildtrak*1.16>2012,Raptor*1.4>2018,XL Super Cab*0.82#PX MkIII>2018
Ford;Everest;6;SUV;4x4;Diesel;2015-0;70000;strong;2.0/4;7;5;7.2;3500;Ambiente*0.83,Trend*0.95,Sport*1,Titanium*1.12
Ford;Territory;6;SUV;RWD;Petrol;2005-2016;48000;usual;4.0/6;7;5;10.6;2300;TX*0.88,TS*1,Titanium*1.15
Ford;Falcon;6;Sedan;RWD;Petrol;2005-2016;50000;strong;4.0/6;5;4;9.9;2300;XT*0.82,XR6*0.95,XR6 Turbo*1.1,G6E*1.1
Ford;Focus;6;Hatch;FWD;Petrol;2006-2022;29500;usual;1.5/4;5;5;6.3;1300;Ambiente*0.85,Trend*0.92,Sport*1,Titanium*1.15,ST*1.45
Ford;Mustang;4;Coupe;RWD;Petrol;2016-0;72000;strong;5.0/8;4;2;12.8;0;2.3 EcoBoost*0.82,GT Fastback*1,GT Convertible*1.1
Ford;Transit Custom;4;Van;FWD;Diesel;2013-0;53000;usual;2.0/4;3;4;7.2;2500;300S*0.95,340L*1,Trail*1.1>2020
Mazda;3;17;Hatch;FWD;Petrol;2006-0;34000;usual;2.0/4;5;5;6.2;1200;Neo*0.84,Maxx Sport*0.92,SP25*1,G20 Evolve*1>2019,G25 GT*1.15>2019
Mazda;CX-5;16;SUV;FWD;Petrol;2012-0;45000;usual;2.5/4;5;5;7.4;1800;Maxx*0.86,Maxx Sport*0.95,Touring*1.02@AWD,GT*1.12@AWD,Akera*1.2@AWD
Mazda;BT-50;13;Ute;4x4;Diesel;2007-0;59000;usual;3.0/4;5;4;8.0;3500;XT Dual Cab*0.88,XTR Dual Cab*1,GT Dual Cab*1.1,SP*1.18>2021,XT Single Cab*0.66@RWD
Mazda;CX-9;9;SUV;AWD;Petrol;2008-2023;62000;usual;2.5/4;7;5;9.0;2000;Sport*0.85,Touring*0.93,GT*1.05,Azami*1.15>2016
Mazda;CX-3;6;SUV;FWD;Petrol;2015-0;31000;usual;2.0/4;5;5;6.3;1200;Neo Sport*0.86,Maxx Sport*0.95,sTouring*1.05,Akari*1.18
Mazda;2;6;Hatch;FWD;Petrol;2006-0;26500;usual;1.5/4;5;5;5.3;900;Neo*0.85,Maxx*0.93,Genki*1.02,GT*1.1>2017
Mazda;6;6;Wagon;FWD;Petrol;2006-2024;48000;usual;2.5/4;5;5;7.0;1600;Sport*0.84,Touring*0.95,GT*1.1,Atenza*1.2>2013
Mazda;CX-30;5;SUV;FWD;Petrol;2020-0;41000;usual;2.0/4;5;5;6.5;1200;G20 Pure*0.85,G20 Evolve*0.93,G25 Touring*1.02,G25 Astina*1.15@AWD
Hyundai;i30;26;Hatch;FWD;Petrol;2008-0;33500;usual;2.0/4;5;5;7.4;1300;Go*0.84>2017,Active*0.9,Elite*1.02,N Line*1.1>2018,N*1.5>2018
Hyundai;Tucson;14;SUV;FWD;Petrol;2005-0;45500;usual;2.0/4;5;5;8.1;1650;Active*0.85,Active X*0.9,Elite*1.02,Highlander*1.2@AWD,Elite Hybrid*1.12=Hybrid~5.3>2023
Hyundai;Santa Fe;9;SUV;AWD;Diesel;2007-0;64000;usual;2.2/4;7;5;6.1;2500;Active*0.84,Elite*1,Highlander*1.14
Hyundai;Kona;8;SUV;FWD;Petrol;2017-0;36500;usual;2.0/4;5;5;6.6;1300;Active*0.86,Elite*0.97,Highlander*1.12,N Line Premium*1.2@AWD>2021
Hyundai;Kona Electric;3;SUV;FWD;Electric;2019-0;60000;prestige;/;5;5;;0;Elite*0.94,Highlander*1.05
Hyundai;Ioniq 5;3;SUV;AWD;Electric;2021-0;78000;prestige;/;5;5;;1600;Dynamiq RWD*0.92@RWD,Techniq*1,Epiq*1.08
Hyundai;iLoad;4;Van;RWD;Diesel;2008-2021;43000;usual;2.5/4;3;4;8.8;1500;3S Liftback*0.98,3S Twin Swing*1,Crew*1.05
Hyundai;Accent;4;Hatch;FWD;Petrol;2006-2019;21500;usual;1.6/4;5;5;6.6;900;Active*0.94,Sport*1.02,SR*1.06
Kia;Cerato;16;Hatch;FWD;Petrol;2009-2024;31000;usual;2.0/4;5;5;7.4;1100;S*0.88,Sport*0.95,Sport+*1.04,GT*1.22>2019
Kia;Sportage;11;SUV;FWD;Petrol;2006-0;42500;usual;2.0/4;5;5;8.1;1650;S*0.86,SX*0.97,SX+*1.08,GT-Line*1.25@AWD
Kia;Sorento;6;SUV;AWD;Diesel;2006-0;64000;usual;2.2/4;7;5;6.1;2000;S*0.83,Sport*0.9,Sport+*1,GT-Line*1.16
Kia;Carnival;7;People Mover;FWD;Diesel;2007-0;61000;strong;2.2/4;8;5;6.5;2000;S*0.85,Si*0.94,SLi*1.02,Platinum*1.16
Kia;Rio;5;Hatch;FWD;Petrol;2006-2023;24000;usual;1.4/4;5;5;6.2;800;S*0.9,Sport*1,GT-Line*1.1>2018
Kia;Stinger;3;Sedan;RWD;Petrol;2017-2023;60000;usual;3.3/6;5;4;10.2;1500;200S*0.82,GT-Line*0.92,GT*1.08
Kia;EV6;3;SUV;AWD;Electric;2021-0;82000;prestige;/;5;5;;1600;Air*0.9@RWD,GT-Line*1.05
Mitsubishi;Triton;20;Ute;4x4;Diesel;2006-0;54000;usual;2.4/4;5;4;8.4;3100;GLX Double Cab*0.85,GLX+ Double Cab*0.9>2016,GLS Double Cab*1,Exceed*1.08,GLX Single Cab*0.64@RWD
Mitsubishi;Outlander;15;SUV;FWD;Petrol;2006-0;46500;usual;2.4/4;7;5;7.7;1600;ES*0.84,LS*0.92,Aspire*1.02@AWD,Exceed*1.15@AWD,Exceed PHEV*1.4=Plug-in Hybrid@AWD~1.7>2014
Mitsubishi;ASX;11;SUV;FWD;Petrol;2010-0;31000;usual;2.0/4;5;5;7.6;1300;ES*0.88,LS*0.98,Exceed*1.12
Mitsubishi;Pajero Sport;6;SUV;4x4;Diesel;2015-0;56000;usual;2.4/4;7;5;8.0;3100;GLX*0.86,GLS*0.97,Exceed*1.1
Mitsubishi;Pajero;5;SUV;4x4;Diesel;2005-2021;62000;strong;3.2/4;7;5;9.1;3000;GLX*0.88,GLS*1,Exceed*1.1
Mitsubishi;Eclipse Cross;4;SUV;FWD;Petrol;2017-0;41000;usual;1.5/4;5;5;7.3;1600;ES*0.84,LS*0.92,Exceed*1.12,Exceed PHEV*1.35=Plug-in Hybrid@AWD~1.9>2021
Mitsubishi;Lancer;5;Sedan;FWD;Petrol;2007-2017;25500;usual;2.0/4;5;4;7.6;1000;ES*0.85,ES Sport*0.95,LX*1,VR-X*1.15
Nissan;X-Trail;18;SUV;FWD;Petrol;2006-0;45000;usual;2.5/4;5;5;7.8;2000;ST*0.84,ST-L*0.98,Ti*1.14@AWD,Ti-L e-POWER*1.3=Hybrid@AWD~6.1>2023
Nissan;Navara;17;Ute;4x4;Diesel;2006-0;58000;usual;2.3/4;5;4;7.9;3500;SL Dual Cab*0.85,ST Dual Cab*0.95,ST-X Dual Cab*1.06,PRO-4X*1.14>2021
Nissan;Qashqai;7;SUV;FWD;Petrol;2014-0;40500;usual;1.3/4;5;5;6.1;1200;ST*0.83,ST+*0.93,ST-L*1.02,Ti*1.18
Nissan;Patrol;5;SUV;4x4;Petrol;2012-0;96000;strong;5.6/8;7;5;14.4;3500;Ti*0.95,Ti-L*1.1,Warrior*1.2>2023
Nissan;Pathfinder;5;SUV;AWD;Petrol;2006-0;70000;usual;3.5/6;7;5;10.5;2700;ST*0.8,ST-L*0.92,Ti*1.1
Nissan;Leaf;3;Hatch;FWD;Electric;2018-0;54000;prestige;/;5;5;;0;Base*0.95,e+*1.12
Holden;Commodore;19;Sedan;RWD;Petrol;2006-2019;45000;strong;3.6/6;5;4;9.0;2100;Omega*0.75,Evoke*0.8,SV6*0.92,SS*1.12,SS-V Redline*1.3,Calais*1.1
Holden;Colorado;13;Ute;4x4;Diesel;2008-2020;50000;usual;2.8/4;5;4;8.6;3500;LS Crew Cab*0.85,LT Crew Cab*0.92,LTZ Crew Cab*1.02,Z71*1.12>2016
Holden;Captiva;9;SUV;FWD;Petrol;2007-2018;36000;prestige;2.4/4;7;5;9.7;1700;7 Active*0.85,7 LT*0.97,7 LTZ*1.12
Holden;Cruze;7;Sedan;FWD;Petrol;2009-2016;24500;prestige;1.8/4;5;4;7.4;1200;Equipe*0.92,CD*0.95,SRi*1.08,SRi-V*1.15
Holden;Astra;4;Hatch;FWD;Petrol;2006-2020;27000;prestige;1.4/4;5;5;5.8;1250;R*0.9,RS*1.02,RS-V*1.16
Holden;Trax;3;SUV;FWD;Petrol;2013-2020;27500;prestige;1.4/4;5;5;6.9;1200;LS*0.94,LTZ*1.1
Volkswagen;Golf;13;Hatch;FWD;Petrol;2006-0;43500;usual;1.4/4;5;5;5.8;1400;90TSI Trendline*0.75,110TSI Comfortline*0.85,110TSI Highline*0.95,GTI*1.35,R*1.6@AWD
Volkswagen;Tiguan;13;SUV;AWD;Petrol;2008-0;52500;usual;2.0/4;5;5;8.1;2500;110TSI Trendline*0.8@FWD,132TSI Comfortline*0.95,162TSI Highline*1.12,Allspace 162TSI Highline*1.2>2018
Volkswagen;Amarok;8;Ute;4x4;Diesel;2011-0;72000;usual;3.0/6;5;4;8.4;3500;TDI420 Core*0.8,TDI550 Core*0.9,TDI550 Highline*1.05,TDI580 Aventura*1.18>2019
Volkswagen;Polo;5;Hatch;FWD;Petrol;2008-0;28500;usual;1.0/3;5;5;5.4;1000;70TSI Trendline*0.88,85TSI Comfortline*0.96,GTI*1.35
Volkswagen;T-Cross;4;SUV;FWD;Petrol;2020-0;36000;usual;1.0/3;5;5;5.4;1200;85TSI Life*0.92,85TSI Style*1.02
Volkswagen;Transporter;3;Van;FWD;Diesel;2008-0;57000;usual;2.0/4;3;4;7.5;2500;TDI340 SWB*0.9,TDI340 LWB*0.97,TDI400 Crewvan*1.08
Volkswagen;Passat;3;Wagon;FWD;Petrol;2006-2023;55000;prestige;2.0/4;5;5;7.0;1800;132TSI*0.9,140TSI Business*1,206TSI R-Line*1.2@AWD
Subaru;Forester;11;SUV;AWD;Petrol;2006-0;45000;usual;2.5/4;5;5;7.4;1800;2.5i*0.86,2.5i-L*0.93,2.5i Premium*1.02,2.5i-S*1.1,Hybrid L*1=Hybrid~6.7>2020
Subaru;Outback;8;Wagon;AWD;Petrol;2006-0;49000;usual;2.5/4;5;5;7.3;2000;2.5i*0.86,2.5i Premium*0.98,AWD Touring*1.1>2021,3.6R*1.12
Subaru;XV;6;SUV;AWD;Petrol;2012-2022;36000;usual;2.0/4;5;5;7.0;1400;2.0i*0.85,2.0i-L*0.93,2.0i Premium*1,2.0i-S*1.1
Subaru;Impreza;5;Hatch;AWD;Petrol;2006-0;31000;usual;2.0/4;5;5;7.2;1200;2.0i*0.88,2.0i-L*0.97,2.0i-S*1.12
Subaru;WRX;4;Sedan;AWD;Petrol;2008-0;54000;strong;2.4/4;5;4;9.9;1200;Base*0.9,Premium*1,STI*1.2
Honda;CR-V;8;SUV;FWD;Petrol;2006-0;48000;usual;1.5/4;5;5;7.3;1500;Vi*0.78,VTi*0.88,VTi-S*0.96,VTi-LX*1.15@AWD
Honda;Civic;5;Hatch;FWD;Petrol;2006-0;45000;usual;1.5/4;5;5;6.4;800;VTi*0.62,VTi-S*0.68,VTi-L*0.75,RS*0.85,VTi-LX*1
Honda;Jazz;4;Hatch;FWD;Petrol;2006-2021;24500;usual;1.5/4;5;5;6.2;800;VTi*0.85,VTi-S*0.96,VTi-L*1.08
Honda;HR-V;3;SUV;FWD;Petrol;2015-0;38000;usual;1.5/4;5;5;6.6;800;VTi*0.84,VTi-S*0.9,e:HEV L*1.12=Hybrid~4.3>2022
Suzuki;Swift;8;Hatch;FWD;Petrol;2006-0;26500;usual;1.2/4;5;5;4.6;1000;GL Navigator*0.92,GLX Turbo*1.05,Sport*1.15
Suzuki;Vitara;4;SUV;FWD;Petrol;2015-0;34000;usual;1.6/4;5;5;5.9;1200;RT-S*0.85,S Turbo*1.05,Turbo*1.12@AWD
Suzuki;Jimny;3;SUV;4x4;Petrol;2019-0;33500;strong;1.5/4;4;3;6.9;1300;Lite*0.9,GLX*1
MG;HS;6;SUV;FWD;Petrol;2019-0;36000;usual;1.5/4;5;5;7.3;1500;Core*0.88,Vibe*0.93,Excite*1.02,Essence*1.12,Plus EV Excite*1.28=Plug-in Hybrid~1.7>2021
MG;ZST;4;SUV;FWD;Petrol;2020-0;29500;usual;1.3/3;5;5;7.1;0;Core*0.9,Vibe*0.96,Excite*1.02,Essence*1.1
MG;3;4;Hatch;FWD;Petrol;2018-0;21500;usual;1.5/4;5;5;6.7;0;Core*0.94,Excite*1.05
MG;4;3;Hatch;RWD;Electric;2023-0;42000;prestige;/;5;5;;500;Excite 51*0.9,Essence 64*1.1
Isuzu;D-MAX;11;Ute;4x4;Diesel;2009-0;60000;strong;3.0/4;5;4;8.0;3500;SX Crew Cab*0.86,LS-M Crew Cab*0.93,LS-U Crew Cab*1.03,X-Terrain*1.14>2020,SX Single Cab Chassis*0.66@RWD
Isuzu;MU-X;5;SUV;4x4;Diesel;2013-0;63000;strong;3.0/4;7;5;8.3;3500;LS-M*0.86,LS-U*0.97,LS-T*1.1
GWM;Haval Jolion;5;SUV;FWD;Petrol;2021-0;32500;usual;1.5/4;5;5;8.1;0;Premium*0.86,Lux*0.95,Ultra*1.05,Ultra Hybrid*1.25=Hybrid~5.0>2022
GWM;Ute;5;Ute;4x4;Diesel;2020-0;44000;usual;2.0/4;5;4;9.4;3000;Cannon*0.93,Cannon-L*1.02,Cannon-X*1.1
Jeep;Grand Cherokee;7;SUV;4x4;Diesel;2006-0;80000;prestige;3.0/6;5;5;7.5;3500;Laredo*0.82,Limited*1,Overland*1.15,Trailhawk*1.15>2017
Jeep;Wrangler;4;SUV;4x4;Petrol;2008-0;82000;strong;3.6/6;5;5;9.6;2490;Sport*0.85,Unlimited Sport*0.9,Unlimited Rubicon*1.1
Mercedes-Benz;C200;7;Sedan;RWD;Petrol;2007-0;84000;prestige;1.5/4;5;4;6.8;1800;Avantgarde*0.98,AMG Line*1.08
Mercedes-Benz;GLC250;5;SUV;AWD;Petrol;2016-0;90000;prestige;2.0/4;5;5;7.2;2400;4Matic*1,4Matic AMG Line*1.08
Mercedes-Benz;A180;4;Hatch;FWD;Petrol;2013-0;56000;prestige;1.3/4;5;5;5.7;1400;Style*0.94,AMG Line*1.06
Mercedes-Benz;Sprinter;4;Van;RWD;Diesel;2007-0;78000;usual;2.1/4;3;4;9.5;2000;313CDI MWB*0.9,419CDI LWB*1.1
BMW;X3;6;SUV;AWD;Petrol;2006-0;90000;prestige;2.0/4;5;5;7.6;2000;sDrive20i*0.88@RWD,xDrive20d*0.95=Diesel~5.7,xDrive30i*1.08
BMW;320i;5;Sedan;RWD;Petrol;2006-0;82000;prestige;2.0/4;5;4;6.3;1600;Sport Line*0.95,Luxury Line*0.97,M Sport*1.06
BMW;X5;4;SUV;AWD;Diesel;2007-0;138000;prestige;3.0/6;5;5;7.2;2700;xDrive25d*0.86,xDrive30d*1
BMW;420i;4;Coupe;RWD;Petrol;2014-0;88000;prestige;2.0/4;4;2;6.6;1600;Luxury Line*0.96,M Sport*1.05
Audi;A3;5;Hatch;FWD;Petrol;2006-0;58000;prestige;1.4/4;5;5;5.8;1400;Sportback 35 TFSI*0.95>2019,Sportback 1.4 TFSI Attraction*0.88,40 TFSI S line*1.12>2019
Audi;Q5;6;SUV;AWD;Diesel;2009-0;86000;prestige;2.0/4;5;5;6.8;2400;2.0 TDI quattro*0.95,45 TFSI quattro Sport*1.08=Petrol~8.0>2019
Audi;A4;3;Wagon;AWD;Petrol;2008-0;74000;prestige;2.0/4;5;5;7.1;1700;Avant 40 TFSI S line*0.98,Allroad 45 TFSI*1.15
Audi;A5;3;Convertible;AWD;Petrol;2010-0;98000;prestige;2.0/4;4;2;7.4;1700;Cabriolet 2.0 TFSI quattro*0.95,Cabriolet 45 TFSI S line*1.06>2019
Mazda;MX-5;5;Convertible;RWD;Petrol;2006-0;48500;strong;2.0/4;2;2;6.8;0;Roadster*0.9,Roadster GT*1.05,RF GT*1.14>2017
Toyota;86;4;Coupe;RWD;Petrol;2012-2021;38500;strong;2.0/4;4;2;7.8;0;GT*0.92,GTS*1.06
Hyundai;Veloster;3;Coupe;FWD;Petrol;2012-2020;32500;usual;1.6/4;4;4;7.1;0;Street*0.9,SR Turbo*1.08
Land Rover;Range Rover Evoque;4;SUV;AWD;Diesel;2012-0;88000;prestige;2.0/4;5;5;6.3;1800;TD4 150 SE*0.88,TD4 180 HSE*1,P250 R-Dynamic SE*1.08=Petrol~8.1>2019
Land Rover;Discovery Sport;3;SUV;AWD;Diesel;2015-0;78000;prestige;2.0/4;7;5;5.9;2200;TD4 SE*0.92,TD4 HSE*1.06
Land Rover;Range Rover Sport;3;SUV;4x4;Diesel;2007-0;168000;prestige;3.0/6;5;5;7.2;3500;SDV6 SE*0.88,SDV6 HSE*1.05
Lexus;NX;4;SUV;AWD;Hybrid;2015-0;74000;usual;2.5/4;5;5;5.7;1000;300h Luxury*0.92,300h F Sport*1.08
Lexus;IS;2;Sedan;RWD;Petrol;2007-2023;68000;usual;2.0/4;5;4;8.2;750;250 Luxury*0.92,300 F Sport*1.08
Volvo;XC60;5;SUV;AWD;Petrol;2009-0;82000;prestige;2.0/4;5;5;7.8;2000;D4 Inscription*0.95=Diesel~5.7,T5 Momentum*0.95,B5 Ultimate*1.1>2021,Recharge T8*1.3=Plug-in Hybrid~2.1>2018
Renault;Koleos;5;SUV;FWD;Petrol;2008-2024;41500;prestige;2.5/4;5;5;8.1;2000;Life*0.84,Zen*0.94,Intens*1.1@AWD
Skoda;Octavia;4;Wagon;FWD;Petrol;2008-0;42500;usual;1.4/4;5;5;5.7;1500;Ambition 110TSI*0.86,Style 110TSI*0.98,RS*1.3
LDV;T60;4;Ute;4x4;Diesel;2017-0;42000;usual;2.0/4;5;4;9.2;3000;Pro*0.88,Luxe*0.97,Max Luxe*1.1>2022
LDV;G10;3;Van;RWD;Diesel;2015-0;36500;usual;1.9/4;3;4;8.6;1500;Barn Door*0.98,Lift Back*1
Peugeot;3008;2;SUV;FWD;Petrol;2010-0;52500;prestige;1.6/4;5;5;7.0;1300;Allure*0.92,GT*1.12
Porsche;Macan;3;SUV;AWD;Petrol;2014-0;108000;usual;2.0/4;5;5;8.9;2000;Base*0.95,S*1.2
Porsche;911;1;Coupe;RWD;Petrol;2009-0;305000;strong;3.0/6;4;2;9.6;0;Carrera*0.95,Carrera S*1.1
Tesla;Model 3;5;Sedan;RWD;Electric;2019-0;66000;prestige;/;5;4;;0;Rear-Wheel Drive*0.95,Long Range*1.15@AWD,Performance*1.3@AWD
Tesla;Model Y;4;SUV;RWD;Electric;2022-0;70000;prestige;/;5;5;;1600;Rear-Wheel Drive*0.95,Long Range*1.12@AWD
BYD;Atto 3;4;SUV;FWD;Electric;2022-0;50000;prestige;/;5;5;;750;Standard Range*0.95,Extended Range*1.05
Ram;1500;2;Ute;4x4;Petrol;2018-0;135000;strong;5.7/8;5;4;12.2;4500;Express*0.85,Laramie*1.08,Limited*1.22
Iveco;Daily;2;Van;RWD;Diesel;2010-0;74000;usual;3.0/4;3;4;10.5;3500;35S17 MWB*0.95,50C18 LWB*1.12
Toyota;Coaster;1;Bus;RWD;Diesel;2008-0;128000;strong;2.8/4;22;3;12.5;0;Standard*0.95,Deluxe*1.08
`;

const number = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text);

const badgeFrom = (text: string): Badge => {
  const [, name = '', factor = '1', changes = ''] = /^(.*?)\*([\d.]+)(.*)$/.exec(text) ?? [];
  const change = (mark: string): string | undefined => new RegExp(`${mark}([^=@~#>]+)`).exec(changes)?.[1];
  const consumption = number(change('~'));
  const from = number(change('>'));
  const [fuel, drive, series] = [change('='), change('@'), change('#')];
  return {
    name,
    factor: Number(factor),
    ...(fuel !== undefined && { fuel }),
    ...(drive !== undefined && { drive }),
    ...(series !== undefined && { series }),
    ...(consumption !== undefined && { consumption }),
    ...(from !== undefined && { from }),
  };
};

const modelFrom = (line: string): CatalogueModel => {
  const [
    make = '',
    model = '',
    weight,
    body = '',
    drive = '',
    fuel = '',
    years = '',
    newPrice,
    holding,
    engine = '',
    seats,
    doors,
    consumption,
    towing,
    badges = '',
  ] = line.split(';');
  const [first, last] = years.split('-').map(Number);
  const [litres, cylinders] = engine.split('/').map(number);
  const litresPer100 = number(consumption);
  return {
    make,
    model,
    weight: Number(weight),
    body,
    drive,
    fuel,
    years: [first ?? 0, last ?? 0],
    newPrice: Number(newPrice),
    holding: holding as Holding,
    seats: Number(seats),
    doors: Number(doors),
    towing: Number(towing),
    badges: badges.split(',').map(badgeFrom),
    ...(litres !== undefined && { litres }),
    ...(cylinders !== undefined && { cylinders }),
    ...(litresPer100 !== undefined && { consumption: litresPer100 }),
  };
};

/** The cars, utes and vans of generated stock; weights follow the real market. */
export const catalogue: readonly CatalogueModel[] = lines.trim().split('\n').map(modelFrom);

// The same format for other vehicles.
const specials = (text: string): CatalogueModel[] => text.trim().split('\n').map(modelFrom);

/** Trucks: `item_type` "truck". */
export const truckCatalogue: readonly CatalogueModel[] = specials(`
Isuzu;NLR 45-150;4;Light Truck;RWD;Diesel;2012-0;72000;strong;3.0/4;3;2;12.5;3500;Traypack AMT*1.05,Servicepack*1.15,SWB Cab Chassis*0.95
Isuzu;NPR 75-190;3;Light Truck;RWD;Diesel;2010-0;98000;strong;5.2/4;3;2;15.5;4500;Pantech*1.1,Tipper*1.12
Hino;300 Series 616;4;Light Truck;RWD;Diesel;2011-0;76000;strong;4.0/4;3;2;13.0;3500;IFS Cab Chassis*0.95,Trade Ace*1.1,Tipper*1.15
Hino;500 Series FD 1124;3;Truck;RWD;Diesel;2009-0;145000;usual;7.7/6;3;2;21.0;9000;Curtainsider*1.08,Tray*1
Fuso;Canter 515;3;Light Truck;RWD;Diesel;2010-0;68000;usual;3.0/4;3;2;12.0;3500;City Cab*0.95,Alloy Tray*1.05
Iveco;Eurocargo ML160;2;Truck;RWD;Diesel;2012-0;158000;usual;6.7/6;3;2;22.0;9000;Flat Top*1,Pantech*1.1
`);

/** Motorcycles: `item_type` "motorcycle". */
export const motorcycleCatalogue: readonly CatalogueModel[] = specials(`
Honda;CB500F;4;Motorcycle;RWD;Petrol;2015-0;9800;usual;0.5/2;2;0;3.5;0;ABS*1
Honda;CRF300L;3;Motorcycle;RWD;Petrol;2021-0;8900;strong;0.3/1;2;0;3.1;0;Standard*1,Rally*1.15
Yamaha;MT-07;4;Motorcycle;RWD;Petrol;2015-0;13900;usual;0.7/2;2;0;4.2;0;LA*1,HO*1.04
Kawasaki;Ninja 400;3;Motorcycle;RWD;Petrol;2018-0;8400;usual;0.4/2;2;0;3.9;0;KRT*1.03,SE*1
Suzuki;V-Strom 650;3;Motorcycle;RWD;Petrol;2013-0;13200;usual;0.6/2;2;0;4.2;0;XT*1.06,Standard*1
BMW;R 1250 GS;2;Motorcycle;RWD;Petrol;2019-2024;31500;usual;1.3/2;2;0;4.8;0;Rallye*1.08,Trophy*1.04
Triumph;Bonneville T120;2;Motorcycle;RWD;Petrol;2016-0;22500;usual;1.2/2;2;0;4.7;0;Black*1.02,Standard*1
Harley-Davidson;Softail Standard;2;Motorcycle;RWD;Petrol;2020-0;25500;strong;1.7/2;2;0;5.3;0;107*1
Royal Enfield;Himalayan;3;Motorcycle;RWD;Petrol;2019-0;9600;usual;0.4/1;2;0;3.4;0;Standard*0.97,Adventure*1.08
`);

/** Caravans of invented makes: `item_type` "caravan"; seats are the berths. */
export const caravanCatalogue: readonly CatalogueModel[] = specials(`
Driftwood;Coastal 16;3;Caravan;;;2014-0;58000;usual;/;2;1;;0;Couples*1,Pop Top*0.88
Driftwood;Coastal 19;3;Caravan;;;2014-0;74000;usual;/;4;1;;0;Family Bunk*1.05,Club Lounge*1
Redgum;Ranger 18;3;Caravan;;;2015-0;82000;usual;/;2;1;;0;Off Road*1.08,Semi Off Road*0.97
Redgum;Outrider 21;3;Caravan;;;2016-0;96000;usual;/;4;1;;0;Off Road Bunk*1.08,Club*1
Bluetongue;Traverse 22;2;Caravan;;;2018-0;109000;usual;/;2;1;;0;Luxury*1.06,Touring*0.95
`);
