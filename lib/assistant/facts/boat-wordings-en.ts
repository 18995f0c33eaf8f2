import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'

const hours = '(?:hours?|hrs?|h|time)'
const runs =
  '(?:runs?|running|lasts?|works?|working|operates?|operating|goes|go|going|swims?|sails?|stays? out|keeps? going|clean|cleans)'
const charge =
  '(?: (?:one|single|full|per|each|every) (?:battery )?charge| (?:full|one) battery| charge| battery| between charges| before charging| before needs charging)?'

/**
 * How each property of a boat is asked for, once the boat's name and words that say nothing are taken out: parts of a
 * regular expression that has to match all that is left.
 */
export const boatWordingsEn: Readonly<Record<BoatPropertyKey, string>> = {
  endurance: `range|(?:battery )?(?:endurance|run ?time|running time|battery life|operating time|working time|operating hours|working hours|autonomy|battery duration)(?: hours)?${charge}|how (?:long|many ${hours}) ${runs}(?: for| out)?${charge}|how long (?:battery )?(?:lasts?|hold out|holds out)${charge}|how long (?:between charges|battery|stay out)|${hours}${charge}|how many ${hours}${charge}|how long (?:one|full|single|per) (?:battery )?charge|hours work|how long battery life`,
  batteryType:
    'battery type|type battery|kind battery|which battery|battery(?: chemistry)?|which (?:type|kind) battery|battery cells?|lithium or lead|lfp|lithium',
  batteryCapacity:
    'battery (?:capacity|size|kwh|wh|ah|amp hours?|voltage|volts)|how (?:big|large) battery|(?:kwh|amp hours|ah|voltage|volts)|how many (?:kwh|ah|volts|amp hours|batteries)|capacity battery|how much energy battery (?:hold|store)s?',
  chargingTime:
    'charg(?:e|ing) time|time charg(?:e|ing)|how long charg(?:e|es|ing)|how (?:long|many hours) (?:take |takes |until |till )?(?:fully |full )?(?:recharge|charge|charging|charged|recharging)(?: full| fully| again| up| take| takes| battery)*|recharge time|how long full(?:y)? charg(?:e|ed)|how fast charges?|charging (?:power|hours|speed|duration)|how long plugged in',
  motorPower:
    '(?:motor|engine|thruster|propulsion|electric motor) (?:power|rating|output|size|kw)|power (?:rating|output)|horse ?power|hp|kw|how (?:many|much) (?:hp|horse ?power|kw|kilowatts|power)|how (?:strong|powerful)(?: motor| engine| motors)?|thrust|how many (?:motors|thrusters|propellers|engines)|(?:type|kind|which) (?:motor|engine|propulsion|propeller)|propulsion|motors?|thrusters?',
  travelRange:
    '(?:travel |cruising )range|range (?:km|kilomet(?:re|er)s|miles)|range (?:one|per|full|single) charge|how (?:far|many (?:km|kilomet(?:re|er)s|miles)) (?:go|goes|travels?|drives?|sails?|runs?|gets?)?(?: one charge| full charge| per charge| single charge| battery)*|how far|(?:km|distance) per charge|cruising range',
  weight:
    '(?:hull |total |own |dry |empty |net |gross )?weight|weighs?|how much weighs?|how heavy|how many (?:kg|kilos?|kilograms|tons?|tonnes|lbs|pounds)(?: weighs?)?|mass|kilos|heavy|displacement',
  size: '(?:overall |hull |main )?(?:dimensions?|size|measurements?|footprint)|how (?:big|large)|length width(?: height)?|long wide(?: high)?|l ?x ?w ?x ?h|length x width(?: x height)?|big|how big hull',
  length:
    '(?:overall |hull )?length|(?:how )?long|loa|how many (?:met(?:re|er)s|feet|ft|m) long|how long hull|length overall',
  width: '(?:overall |hull )?(?:width|beam|breadth)|(?:how )?(?:wide|broad)|how many (?:met(?:re|er)s|feet|m) wide',
  height:
    '(?:overall |hull )?height(?: above water(?:line)?)?|(?:how )?(?:tall|high)(?: above water(?:line)?| sits| stands)*|air draft|air draught|how many (?:met(?:re|er)s|feet|m) (?:tall|high)|bridge clearance|clearance|height above water|freeboard',
  draft:
    'draft|draught|how deep (?:must |should )?water(?: must| should)?(?: be)?|how deep (?:sits?|lies?|goes|go|draws?)(?: water)?|how much (?:water )?draws?|how deep|depth below water|draws?|how deep hull|(?:minimum |least )?(?:water )?depth needs?|how (?:much|deep) water needs?|minimum (?:water )?depth|shallowest (?:water|depth)|how shallow(?: go| goes| water)?',
  load: '(?:litter |waste |weed |trash |rubbish |basket |cargo |carrying |garbage |loading |storage |collection |bin )*(?:capacity|payload|load|hold)|how (?:much|many (?:kg|kilos?|kilograms|tons?|pounds|lbs)) (?:litter |waste |weed |weight |trash |rubbish |garbage |kg |kilos )*(?:hold|holds|haul|hauls|carry|carries|load|loads|take|takes|collect|collects|store|stores|bring back|fit|fits|lift|basket)(?: litter| waste| weed| trash| rubbish| garbage| aboard| board| once| basket| one trip| trip| per trip| one go| load)*|how much (?:litter|waste|weed|trash|rubbish|garbage)(?: trip| one trip| per trip| once)?|how (?:big|large) (?:basket|bin|hold|load)|(?:basket|bin) (?:size|capacity|load)|capacity kg|kg (?:capacity|per trip|load|trip)|capacity (?:basket|bin)',
  basketVolume:
    '(?:basket|bin|hold|tank|load) (?:volume|lit(?:re|er)s)|volume (?:basket|bin|hold)|how many (?:lit(?:re|er)s|cubic met(?:re|er)s|m3)(?: hold| holds| basket| fit| fits| take| takes)*|volume|lit(?:re|er)s|basket lit(?:re|er)s',
  collectWidth:
    '(?:collecting|collection|cleaning|working|sweep|sweeping|intake|work|operating|clearing|skimming) (?:width|swath|swathe)|how wide (?:path |strip |swath |lane )?(?:cleans?|collects?|sweeps?|clears?|covers?)|width (?:collecting|collection|intake|path|strip|sweep)|how wide (?:strip|path|swath|arms|lane|sweep)|swath(?:e)?(?: width)?|arm span',
  workRate:
    'work(?:ing)? rate|(?:makes?|covers?|does|cleans?) (?:an |one |per )?hour|(?:cleaning|collecting|collection|clearing) (?:rate|efficiency|speed|performance)|efficiency|(?:area|surface|square met(?:re|er)s|m2|mu|acres?|hectares?) (?:per |an |a |one )?hours?|how (?:much|many|large|big) (?:area |surface |water |m2 |square met(?:re|er)s |hectares? |acres? |mu )*(?:cleans?|covers?|clears?|sweeps?|collects?|manages?)? ?(?:(?:per|an|one|each) )?hour(?: cleans?| covers?| clears?| sweeps?| collects?)?|how (?:fast|quickly) (?:cleans?|collects?|clears?|sweeps?)|throughput|hourly (?:area|rate|coverage)|productivity',
  areaPerCharge:
    '(?:area|how much (?:area )?|how (?:large|big) area |coverage)(?: cleans?| covers?| clears?)?(?: (?:per|one|single|full) charge| battery charge| charge)',
  coverArea:
    '(?:suited |suitable |maintained |covered |water |coverage |maximum |cleaning |lake )*(?:area|coverage)(?: suits?| covers?| cleans?)?|how (?:much|large|big|many (?:acres|hectares|m2|square met(?:re|er)s|mu)) (?:area |lake |water |surface |pond |site )*(?:cover|covers|clean|cleans|suit|suits|maintain|maintains|handle|handles|manage|manages|serve|serves|look after|looks after|keep clean|keeps clean|fit for|good)|how (?:big|large) (?:a )?(?:lake|pond|area|water|site|surface)|(?:size|area) (?:lake|water|pond)(?: suits?| covers?| handles?)?|how many (?:acres|hectares|square met(?:re|er)s|m2|mu)',
  cutDepth:
    '(?:weed )?cut(?:ting)? depth|how deep (?:weed )?cuts?(?: weeds?| weed)?|depth (?:cut|cutting|weed)|how far down cuts?|how (?:deep|far) (?:blades?|cutter|knives)(?: reach| go)?|how deep mows?',
  speed:
    '(?:top |cruising |cruise |working |travel |work |operating |normal |highest |sailing )*speed(?: knots| kmh| km/h| m/s)?|how (?:fast|quick|slow)(?: with guests| with passengers| with people| loaded| full| go| goes| moves?| travels?| drives?| sails?| swims?| runs?)?|(?:how many )?(?:knots|km/h|kmh|kph|mph)(?: go| goes| make| makes)?|velocity|fast|slow|how many (?:km|kilomet(?:re|er)s|miles) (?:an|per) hour|m/s|speed water',
  passengers:
    'capacity|how many (?:sit|ride|board|aboard|fit|seated)(?: down| aboard| inside)?|(?:number )?(?:passengers?|people|guests?|seats?|persons)(?: number| capacity| aboard| board| per trip| once| same time)*|how many (?:people|passengers?|guests?|persons|visitors|tourists|seats|seat|adults|of us)(?: fit| fits| carry| carries| hold| holds| take| takes| seat| seats| aboard| board| go| sit| ride| on| at once| once| per trip| trip| same time| allowed| time| each)*|(?:passenger|seating|people|guest) capacity|seating|headcount|capacity (?:people|passengers)',
  deckArea:
    'deck (?:area|space|size|surface)|(?:size|room|space)(?: inside| cabin| interior| on board| aboard)|(?:interior|inside|cabin) (?:size|room)|spacious|roomy|how (?:big|large|spacious|roomy)(?: inside| interior| cabin)|how much room(?: inside)?|(?:floor|social|usable|interior|cabin|lounge|inside) (?:area|space|surface)|how (?:big|large|much) (?:deck|space|room|lounge|cabin|interior|floor|social space)(?: aboard| board)?|square met(?:re|er)s (?:deck|space|aboard)|area (?:deck|lounge|cabin)|square met(?:re|er)s|m2|sqm|space',
  sensors:
    '(?:which |kind |type |list |set )*sensors?(?: fitted| carry| carries| aboard| board| use| uses| on board| set| list| suite)*|perception(?: system| sensors| modules)?|how (?:sees?|many sensors)|sensor (?:suite|set|list|package)|which sensors (?:use|uses|carry|carries)',
  lidar:
    'lidars?|laser(?: scanner| radar)?|laser scanners?|how many lidars?|lidar fitted|number lidars?|use lidar|uses lidar|lidar aboard',
  radar:
    '(?:mm ?wave |millimet(?:re|er)[- ]wave |mmwave )?radars?|how many (?:mm ?wave |millimet(?:re|er)[- ]wave )?radars?|radar (?:fitted|type|sensors?|use)|use radar|uses radar|number radars?',
  camera:
    'cameras?|how many cameras?|number cameras?|camera (?:fitted|aboard|type)|video cameras?|carry camera|use cameras?|cameras? aboard|carries camera',
  cameraResolution:
    'camera (?:resolution|megapixels|model|brand|zoom|fps)|resolution cameras?|(?:which|kind|type) camera|megapixels?|night vision camera|thermal camera|infrared camera',
  positioning:
    'gps|gnss|rtk|beidou|positioning(?: system)?|navigation system|satellite navigation|rtk gps|use gps|use rtk|satnav',
  positionAccuracy:
    '(?:positioning|gps|position|navigation|rtk|location) (?:accuracy|precision|error)|how (?:accurate|precise|exact)(?: positioning| gps| navigation| position)|accuracy(?: positioning| gps)?|cm accuracy',
  controlRange:
    '(?:remote |control |remote control |radio |communication |signal |transmission |wireless |operating |rc |controller |communications )+(?:range|distance|reach)|how far (?:away )?(?:dock |shore |bank |land )?(?:go |away )?(?:still )?(?:remote(?:ly)? )?(?:control(?:led)?|operated?|steer(?:ed)?|remote|remote control)(?: reach| reaches| away| from| go| work| works)*|range (?:remote|control|controller|radio|remote control|signal)|how far remote (?:reach|reaches|work|works)|how far (?:signal|radio|controller)(?: reach| reaches| go| goes)?',
  windAndWaves:
    '(?:wave|wind|weather|sea ?state|waves?|gust) (?:limits?|resistance|height|heights|rating|force|speed|class|tolerance|strength)(?: limits?| rating)*|(?:sea ?state|beaufort)(?: rating| limit)?|how (?:high|big) waves?(?: handle| take| cope| manage| handles| takes| stand)?|how (?:strong|much) wind(?: handle| take| cope| manage| handles| takes| stand| withstand)?|(?:current|flow) (?:limits?|resistance|speed limit)|wind waves|which (?:sea state|wind force|wave height)(?: handle| take)*|how much (?:current|wave)(?: handle| take)*',
  temperature:
    '(?:operating |working |ambient |storage )?temperatures?(?: range| limits?)?|how (?:cold|hot)(?: work| operate)?|operating (?:conditions|temperature range)|temperature range|(?:lowest|highest|min|minimum) temperature',
  noiseLevel:
    'noise (?:level|value|rating|db)|decibels?|db|how many (?:db|decibels?)|sound level|how (?:loud|noisy)|noise',
  material:
    '(?:hull |body |construction |build )?materials?(?: hull| body)?|(?:made|built|hull made|hull)(?: out)?(?: of| from)?|hull (?:made|material|construction|type|thickness)|which material(?: hull| made)?|(?:steel|aluminium|aluminum|plastic|fibreglass|fiberglass|grp|frp|hdpe|carbon)(?: hull)?|(?:steel|aluminium|aluminum|plastic|fibreglass|fiberglass|grp|hdpe|carbon)(?: or (?:steel|aluminium|aluminum|plastic|fibreglass|fiberglass|grp|hdpe|carbon))+|hull (?:steel|aluminium|aluminum|plastic|fibreglass|grp)',
  protection:
    '(?:ip|ingress|protection|waterproof) ?(?:rating|class|code|protection|level|grade|number|rated)|ip ?6\\d|how waterproof|waterproof level|ip',
  turningRadius:
    'turning (?:radius|circle|diameter)|turn(?:ing)? (?:on )?(?:the )?spot|how (?:tight|sharply) turns?|minimum turning radius|manoeuvrability',
  unmanned:
    'unmanned|manned|crewed|without (?:a )?(?:crew|anybody|anyone|people)|driverless|autonomous|crew|(?:need|needs|require|requires|required|carry) (?:crew|people|somebody|someone|captain|skipper|driver|pilot)(?: aboard| on board)?|(?:people|somebody|someone|anybody|anyone|nobody|crew|persons?) (?:aboard|on board)|(?:run|work|operate|go|runs|works) (?:without|unmanned)(?: people| crew| anybody| anyone| somebody| driver)?(?: aboard| on board)?',
  channelWidth:
    '(?:minimum |narrowest |least |smallest )+(?:channel|canal|river|gap|waterway|passage) ?(?:width)?|how narrow (?:channel|canal|river|gap|passage)?(?: fit| go| pass| work)*|narrowest',
}

/** Words that say nothing about what is asked of a boat. */
export const neutralEn =
  /\b(?:what(?:'?s)?|whats|is|are|was|the|a|an|of|for|on|in|with|your|our|my|its|it|does|do|did|can|could|would|will|should|tell|me|us|please|pls|give|you|know|about|exactly|exact|approx(?:imately)?|roughly|actually|just|boats?|vessels?|robots?|drones?|usvs?|machines?|models?|product|ones?|has|have|having|got|get|there|any|hi|hello|hey|i|we|want|wanted|need to|like|to|at|be|by|that|this|these|those|they|them|their|max(?:imum|\.)?|specs?|figures?|value|ask|asking|wondering|wonder|so|then|ok(?:ay)?|well|also|but|real|really|say|says|listed|quoted|rated|rating for|typical(?:ly)?|average|usual(?:ly)?|normal(?:ly)?|itself|when|if|come|comes|equipped|fitted with|from|out of|per unit|each)\b/g
