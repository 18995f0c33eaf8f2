/** English words that ask for the same thing, by what it is: parts of a regular expression over small letters. */
export const englishIdeas: Readonly<Record<string, string>> = {
  price:
    'price|pric(?:ey|ing)|cost|costs|how much (?:is|does|for|would)|expensive|cheap|budget|quote|quotation|ballpark|afford|money|fee|rate|discount|estimate|spend|spending|invest\\w*|cheaper|dollars?|euros?|usd|eur|rmb|yuan|thousand|sum|put aside|set aside|figure|pay for one|funding|grant|afford\\w*|bargain|value|price ?tag|set (?:us|me) back|worth of|bill|total',
  rent: 'rent|rental|lease|leasing|hire one|hiring one|instal?ments?|as a service|per year|hire (?:for|it|a)|months? first|temporar\\w*|short.?term|borrow|run it for us|by the (?:day|week|month)|contract it out|outsourc\\w*|subscription|loan',
  number:
    'how many (?:boats|vessels|units|do we|would|of them)|one enough|is one|single boat|number of boats|enough for|fleet|how many (?:should|must|to|are)|(?:would|will|can) one|one (?:boat )?(?:cope|do|manage|suffice)|two or three|order for|more than one|how many|one or two|pair of|couple of boats|several boats|cope|manage the whole|keep up',
  area: 'hectares?|acres?|square|sqm|m2|km2|area|mu|km of|kilomet(?:re|er)s? (?:of|long)|estate|hectare|acre|football fields?|miles?',
  weed: 'how deep (?:can|does|will|do) (?:it|they|you|the boat) cut|cutting depth|depth of cut|weeds?|mow\\w*|hyacinths?|lily|lilies|reeds?|vegetation|plants?|cut grass|overgrown|choked|trim\\w*|underwater plants?|algae weeds?|seaweed|duckweed|wrap\\w*|pondweed|eelgrass|hornwort|hydrilla|milfoil|elodea|rip (?:it |them )?out|grass|taken over|entangl\\w*|invasive|uproot|prun\\w*|harvest\\w*|jungle|thick with',
  underwater:
    'algae|bloom|oil|slick|sludge|silt|mud|dredg\\w*|bottom|sunken|sank|sediment|duckweed|green (?:layer|film|water|scum)|scum|petrol film|under the surface|stink\\w*|smelly|black water|grease|film|lake ?bed|river ?bed|sink|sinks|submerged',
  litter:
    'litter|rubbish|trash|garbage|debris|waste|leaves|bottles?|plastics?|floating|foam|branches|skim\\w*|collect\\w*|soda|cans|cups|cigarette|styrofoam|dirt|clean up|clean our|dirty|crisp packets?|wrappers?|packets?|rubbish bags|pollen|twigs|straws|cartons|scum of|tidy|messy|mess|pick(?:s|ed)? up|dead leaves|driftwood|junk',
  full: 'full|empty|emptied|unload\\w*|basket|bin|hold|holds|capacity|payload|kilos?|kg|load|pounds|lbs|lit(?:re|er)s|volume|fits? in|take(?:s|n)? (?:it |the litter )?out|comes back|offload\\w*|stuffed|fills? up|go(?:es)? home|come(?:s)? home|return(?:s)?|chock|drop(?:s)? (?:it|off)|disposal|dispose|tank|container|how much (?:can|does) it (?:carry|hold|take)',
  endurance:
    'how long (?:can|does|will) (?:it|the|a|one|your)|battery life|endurance|run ?time|hours|all day|whole (?:day|shift)|on one charge|last|power last|keep going|go without|dawn|all morning|tired|per charge|how long (?:between|until)|without stopping|nine to five|non.?stop|continuous\\w*|all.?day|day long|8 hours|shift|how long before|stamina|run for|go for|until it needs|straight',
  charge:
    'charg\\w*|recharg\\w*|battery|batteries|plug|lithium|power up|fire risk|catch fire|explode|volts?|kilowatt|kwh|outlet|power supply|solar|socket|top(?:s)? up|mains|wall|juice|flat battery|power point|cable|electric\\w*|amps?|220|240|110',
  weather:
    'night|dark|rain\\w*|wind\\w*|storm\\w*|weather|fog\\w*|thunder\\w*|heat|hot|after sunset|waves?|\\d ?[ap]m|midnight|dusk|evening|overnight|visib\\w*|blind\\w*|sunlight|daylight|gale|hail|mist|lights|lightning|thunder|downpour|shower|drizzle|call it in|monsoon|hurricane|blow\\w*|choppy|swell|sunny|glare|bright',
  winter:
    'winter|ice|icy|frozen|freez\\w*|snow\\w*|cold|below zero|january|february|december|november|northern|minus|celsius|degrees|polar|scandinavia\\w*|frost|frosty|cold season|thaw|chilly|arctic|snowy|hibernat\\w*',
  safety:
    'safe\\w*|hit|collid\\w*|collision|crash\\w*|avoid\\w*|swimm?\\w*|children|kids|kayak\\w*|obstacle\\w*|danger\\w*|hurt|injur\\w*|bump\\w*|paddl\\w*|rowers?|swans?|run over|falls? in|fell in|drown\\w*|stop if|surfers?|boaters|anglers?|fisherm[ae]n|dogs?|ram|rams|people in the water|watch out|accident|bathers|gents|people bathing|anglers|fishing|sail(?:ing|ors)?|row(?:ing)? club|regatta|dragon boat|buoys?|bridge|moored|bumps? into|knock\\w*|in the way|get out of the way|steer clear|pedestrians|toddlers?',
  signal:
    'signal|network|reception|internet|offline|connection|4g|5g|coverage|wifi|lose contact|no phone|remote valley|mobile|cell|wireless|satellite|blackspot|out of range|patchy|hills|mountains?|no bars|dead zone|weak|sim card|lte|out of touch|loses? (?:the )?(?:link|contact)|cut off|gprs|remote area|valley',
  people:
    'staff|operators?|workforce|labou?r|manpower|how many people|somebody watch|supervis\\w*|attendant|babysit\\w*|crew to run|job cuts|workers?|employees needed|cleaners?|janitors?|headcount|redundan\\w*|personnel|how many (?:persons|men|staff|workers|employees)|replace people|do we still need|colleagues needed|man.?hours|stay on|crew of (?:eight|six|ten|five|four)|let (?:people )?go|how many (?:of them|hands)|hands|caretaker|gardeners?|full.?time|look after|on duty|keep an eye|run (?:it|them) alone|fewer people|team of|do the job of|lay off',
  shore:
    'shore|dock|jetty|pier|berth|quay|mooring|moor|infrastructure|install\\w*|site requirements?|on the bank|river ?bank|what (?:must|should|do) we (?:provide|prepare|have ready)|ramp|slipway|construct\\w*|build (?:a|any)|electricity|tie up|tied up|steep|nowhere to|banks|landing stage|pontoon|space (?:do|does)|ground works|foundations?|prepare|what do (?:we|you) need (?:on|at|from)|park it|keep it|storage place|where does it live',
  repair:
    'repair\\w*|broken|breaks?|broke|fault\\w*|fix\\w*|malfunction\\w*|after.?sales|stopped|stuck|technician|service team|out of order|dead|dies|died|mechanic|tow(?:ed|ing)?|rescue|come out|will you come|does not start|won\\W?t start|error|service hotline|breakdowns?|bumped|move any more|not mov\\w*|will not (?:start|move|go)|stopped working|not working|leak\\w*|water inside|damaged|help us|hotline|emergency|strange noise|gave up|gone wrong|problem with (?:our|the) boat|spinning',
  warranty: 'warranty|warranties|guarantee\\w*|covered for',
  documents:
    'papers? (?:do|for|can|you)|brochures?|data ?sheets?|manuals?|pdf|spec ?sheets?|specifications?|specs|technical data|leaflets?|drawings?|technical sheet|data sheet|information pack|catalog(?:ue)?|video|flyer|print|leaflet|something to (?:read|show|hand)|on paper|details|material|presentation|slides|read more|literature|booklet|info',
  certificate:
    'certif\\w*|ce mark|approv\\w*|class society|tested|iso|standards?|complian\\w*|approval|test report|type approval|ccs|audit\\w*',
  trial:
    'trial|try|demo\\w*|test it|pilot project|see (?:it|one)|watch it work|visit a site|show us|evaluat\\w*|boss|watch one|come and (?:see|watch|look)|see one|look at one|show (?:me|us)|viewing|test drive|in action|at work|live demonstration|lap|judge for ourselves|have a go|look at it|prove|convince|before we (?:buy|decide|sign)|in person|test ride|free trial|sample|proof|shows? us|witness',
  cases:
    'cases?|references?|customers?|clients?|who (?:uses|else)|used (?:it|by)|examples?|deployed|track record|success|parks using|already (?:have|has|use|bought)|anyone else|other (?:cities|parks|towns)|neighbou?rs|proven|experience so far|up and running|anything (?:near|in|around)|running near|nearby|installed|installations|near (?:us|here|hangzhou|shanghai|beijing)|in use|who has|others|happy with|testimon\\w*|feedback|satisfied|portfolio|sites',
  tour: 'tour|tourists?|sightseeing|passengers?|excursion|ferry guests|guests|ride|rides|visitors aboard|seats?|pedal boats?|swan boats?|cruise\\w*|boat trips?|holiday|amusement|attraction|scenic|boat ride|take people|carry people|visitors on|people round|honeymoon|family|families|theme park|resort|zoo|leisure|hire boats|punts?|gondola',
  lounge:
    'lounge|dining|dinner|restaurant|party|parties|meetings?|event|events|wedding|launch event|product launch|conference|corporate|catering|celebrat\\w*|birthday|drinks|afternoon tea|tea|coffee|cocktail\\w*|bar|floating (?:deck|room|platform|terrace)|deck|picnic|private|cabin|vip|glass|camping|suite',
  crew: 'captain|skipper|crew|licen[cs]ed driver|boat licen[cs]e|permit|legal\\w*|law|regulations?|driverless|certified (?:person|crew|captain)|on board|aboard|qualified|sailor|coast guard|maritime|authority|allowed|someone steering|steersman|licence needed|who drives|who steers|nobody on|unmanned|legally|red tape|paperwork|authorit\\w*|registration',
  retrofit:
    'retrofit\\w*|upgrade|existing (?:boat|vessel|ship|ferry)|our (?:own )?(?:old )?(?:boat|ferry|ferries|vessel|ship|passenger ship)|fit (?:it )?(?:on|to)|add auto\\w*|convert|docking|barge|convert\\w*|our own (?:boat|vessel|ship)|already own|make our|equip\\w*|add (?:it|autonomy|your system)|get your system|make (?:our|an old)|turn our|tug|trawler|workboat of ours|old (?:boat|ferry|ship)|on top of our|add-on|aftermarket|kit|upgrad\\w*|existing',
  monitor:
    'water quality|sampl\\w*|monitor\\w*|measur\\w*|sensors? for|patrol\\w*|inspect\\w*|survey\\w*|oxygen|ammonia|ph value|water samples?|test the water|laboratory|turbidity|depth map|drone boat|observ\\w*|samples|test(?:ing)? water|check the water|quality of the water|outfall|pollution source|eyes on|camera patrol|map the|echo|sonar|readings|chlorophyll|temperature of the water|nitrate|phosph\\w*',
  size: 'size|dimensions?|how (?:big|large|long|heavy|wide|tall) is|weigh\\w*|heavy|draught|draft|transport\\w*|launch\\w*|crane|trailer|under (?:a |the )?bridges?|length|width|lift it|carry it|by hand|footprint|met(?:re|er)s long|feet long|tons?|tonnes?|how do (?:you|we) (?:get|put) it|van|truck|car park|fit(?:s)? (?:in|through|on|under)|low bridge|culvert|how many tons|move it|carry|truckload|pickup|narrow|how much does it weigh|kilograms heavy|bulky|compact|ship it',
  speed:
    'speed|fast|knots|mph|km/h|kilomet(?:re|er)s (?:per|an) hour|how quick\\w*|slow|velocity|pace|quick|quickly|per hour|rapid|race|outrun|crawl',
  remote:
    'remote\\w*|manual (?:mode|control)|take over|phone|app|joystick|steer|control it|live video|camera feed|dashboard|on my (?:computer|screen|pc|tablet)|computer|monitor it|from (?:the|my) office|by hand|override|pilot it|live view|watch it|control|halt|stop it|pause|emergency stop|screen|tablet|who is driving|watching|live|online|telemetry|see where|from home|drive it|ourselves',
  training:
    'train\\w*|teach|learn|hard to use|easy to use|instruct\\w*|course|elderly|older (?:staff|workers)|beginners?|manage it|understand|complicated|simple|skills?|explain\\w* to|left school|pick it up|lads|novice|not technical|tech.?savvy|computer skills|get the hang|easy|difficult|hard|intuitive|show our|onboarding|know how',
  upkeep:
    'maint[ea]\\w*|upkeep|clean(?:ing)? it|propell?ers?|tangled|spare parts?|spares|wear|service interval|wash|cleaned|regularly|check\\w*|lubricat\\w*|after (?:each|every)|routine|replaced regularly|inspection interval|look after it|care|service it|servic\\w*|rust|barnacles|greas\\w*|annual|hose|rinse|wash\\w*|blades?|sharpen|consumables|overhaul|winteri[sz]e|string|rope',
  delivery:
    'how long (?:until|till|before)|deliver\\w*|lead time|how soon|in stock|when (?:can|would|will) (?:we|it)|wait|arrive|ship (?:it|date)|weeks|months|next (?:month|week|year|season)|by (?:summer|spring|autumn|march|april|may|june|july)|urgent\\w*|in time|before (?:the )?(?:season|summer)|ready|how quickly|asap|order today|order now|by christmas|float by|have it by|how long (?:do|must|would|will) (?:we|i) (?:have to )?wait|waiting time|turnaround|availability|available|on the water by|production|dispatch|shipping time|backlog|quickest|soon',
  abroad:
    'abroad|overseas|export|europe\\w*|germany|france|spain|uk|usa|america|india|africa|australia|singapore|international\\w*|my country|outside china|customs|malaysia|indonesia|thailand|vietnam|japan|korea|italy|poland|netherlands|dutch|sweden|norway|finland|greece|turkey|dubai|saudi|egypt|brazil|mexico|chile|canada|new zealand|philippines|hong kong|taiwan|foreign|import\\w*|romania|hungary|austria|swiss|switzerland|belgium|denmark|ireland|scotland|portugal|israel|qatar|kuwait|nigeria|kenya|morocco|peru|colombia|argentina|sri lanka|pakistan|bangladesh|nepal|cambodia|laos|myanmar|kazakhstan|russia|ukraine|czech|another country|worldwide|global',
  sea: 'sea|ocean|salt|saltwater|salty|coast\\w*|beach\\w*|marine|offshore|tid(?:e|al)|bay|corro\\w*|yachts?|seaside|island|estuary|lagoon|brackish|harbor|maritime|seawater|mangrove|fjord|surf|coral|seafront|promenade',
  port: 'ports?|harbou?rs?|wide river|heavy work|lift\\w* (?:things|loads|on)|work ?boat|platform|lift (?:equipment|heavy)|big river|heavy|salvage|dredger|construction|crane|barges|river port|shipyard|heavy duty|industrial|shipping lane|lock gates',
  company:
    'company|founded|founder|who are you|employees|patents?|history|headquarter\\w*|team size|about (?:you|orca)|manufacturer|firm|how old (?:is|are)|how many people (?:are|work)|background|start-?up|owner of orca|made in|orca|you guys|your team|based|story|ceo|boss of|investors?|serious company|reliable|reputation|trust you|turnover|factory|made',
  partner:
    'partner\\w*|dealer\\w*|distribut\\w*|resell\\w*|agent for|agency|cooperat\\w*|collaborat\\w*|franchise|sell your|represent|sales partner|supplier|joint venture|work together|joint|research (?:project|group|partner)|college|university|institute|lab|faculty|professor|scientists|franchis\\w*|white label|oem|sell them|on your behalf|territory|alliance|proposal together|sponsor\\w*',
  contact:
    'contact|telephone|phone number|call you|e-?mail address|address|where are you|office|reach you|wechat|get in touch|ring|number (?:can|do|should)|call someone|phone you|who (?:do|should|can) i (?:call|ask|talk)|mail you|visit your office|get hold of|speak to (?:sales|you)|hours|open on|come to your|visit you|map|street|city|postcode|social media|whatsapp|linkedin|write to you|sales team|call',
  person:
    'human|real (?:person|employee|human)|live (?:agent|person|chat)|(?:speak|talk) (?:to|with) (?:a |an |some|your )|bot|bots|robot answer\\w*|representative|customer service|call me back|operator please|actual (?:person|human)|are you (?:real|human|a bot|an ai|a robot)|chatbot|not a robot|machine|stop answering|adviser|advisor|salesperson|colleague',
  dataset:
    'data ?sets?|images|annotat\\w*|labels?|labell?ed|classes|benchmark|paper|flow data|training data|samples|pictures in|data ?set|datset|dataste|photos|image set|training set|bounding box\\w*|label file|xml|coco|yolo|how many images|computer vision data',
  stereo:
    'usv ?inland|stereo|slam|odometry|waterline|segmentation|trajector\\w*|ground truth|ground.?truth|poses?|camera pairs|laser scans?|3d|lidar data|depth maps?|disparity|visual odometry|sequences?|bag files?|rosbag|imu|gps track|calibration',
  radar: 'radar|point ?clouds?|flow-ri|mmwave|fusion|pcd|range-?doppler|mm ?wave|millimet\\w*|awr\\w*|doppler',
  cite: 'cit(?:e|ing|ation)|bibtex|reference (?:the|your)|doi|credit|acknowledg\\w*|attribut\\w*|mention your|bibliograph\\w*|in my (?:paper|thesis|article)|in our (?:paper|article)|footnote|citations?|cited|bib',
  licence:
    'licen[cs]e|commercial\\w*|terms of use|redistribut\\w*|open source|copyright|allowed to|commercial(?:ly)?|in a product|legal to use|share the data|permitted|permission|for profit|for business|company use|cc by|mit|rights|legal(?:ly)? (?:use|train)|sell a model',
  obtain:
    'download\\w*|get (?:access|the data|hold)|access|request|apply for (?:the )?data|link|still waiting|have(?:n\\W?t| not) received|not received|never came|where is (?:the|my) (?:data|link|mail)|how do i get|hand out|silence|two weeks ago|weeks ago|heard nothing|no (?:reply|answer|response|mail|e-?mail)|applied for|asked for the|sign up|register for|zip|baidu|google drive|send me the data|mirror',
  jobs: 'jobs?|hir(?:e|ing)|vacanc\\w*|careers?|positions?|recruit\\w*|work (?:for|at) you|graduates?|openings?|opening|join (?:you|your)|master|phd|engineers?|developer|employment|employ|looking for work|msc|bsc|work in|roles?|talent|hire me|job market|internal|cs graduate|need people|work with you|recruiter|computer vision (?:msc|engineer|job)|applicant',
  pay: 'salar\\w*|wages?|benefits|overtime|holidays|working from home|earn|salary|compensation package|home office|vacation|paid|income|per month|relocation|visa|accommodation|housing|flexible|office days|perks|bonus',
  cv: 'cv|resumes?|application|apply for (?:a|the) (?:job|position|role)|interview|send my resume|covering letter|cover letter|applied|my resume|apply|application form|portfolio|letter of motivation|hiring process|rounds|my application',
  intern:
    'intern\\w*|placement|thesis|bachelor|student job|semester|trainee|summer (?:job|student|work)|undergraduate|work experience|apprentice\\w*|co-?op|gap year|stage|school project',
  privacy:
    'privacy|personal data|gdpr|delete|erase|remove my|forget me|data protection|wipe|this conversation|spam me|my number|my details|my (?:data|name|phone|information|chat)|what do you (?:keep|store|know)|tracking|cookies|sell my|unsubscribe|records? of me|get rid of',
  ownership:
    'who owns|owner|ownership|confidential\\w*|who (?:can|may) see|stored|recordings?|footage|footage|camera|kept|server|cloud|filmed|spy\\w*|surveillance|belong\\w*|whose|video goes|pictures of people|keep the (?:video|data)|share (?:the|our) (?:video|footage)|leak\\w*|sensitive|secret|on your servers|hack\\w*',
  steps:
    'steps|process|procedure|how (?:do|can) (?:we|i) (?:buy|order|start|get started)|ordering|purchas\\w*|site visit|getting started|what (?:do|should) (?:we|i) do first|next step|get going|from here|how do we go about|go about|first step|begin|start with|what now|roadmap|timeline|stages|from enquiry|commission\\w*|how does it work if we|kick off|sign up for',
  choose:
    'which (?:boat|model|one|vessel)|recommend\\w*|suit\\w*|right (?:boat|one|model)|best (?:boat|for)|choose|choosing|difference between|range|models?|what (?:boat|model|kind|have you got)|lineup|options|advice|advise|smallest|compare|overview|catalogue of boats|suggest\\w*|fit for',
  small:
    'small\\w*|pond|park|golf|marina|fountain|canal|little|tiny|village|duck pond|garden|hotel pond|ornamental|moat|narrow|stream|brook|ditch|koi pond|basin|cricket|campus',
  medium: 'medium|mid-?size\\w*|moshark|mid|middle.?sized|mid-sized|average',
  large:
    'large\\w*|big lake|reservoir|dam|huge|biggest|enormous|vast|massive|wide open|hydro\\w*|hundreds of (?:acres|hectares)|main lake|lakes',
  insurance:
    'insur\\w*|liab\\w*|who pays (?:for|if)|compensat\\w*|damages?|responsible if|gets hurt|sue|claims?|third part(?:y|ies)|policy|premium|blame|at fault|lawsuit|cover(?:ed)? if|accident|injury|pays when|legal responsibility|indemn\\w*',
  quiet:
    'nois\\w*|loud|quiet|silent|emission\\w*|diesel|petrol|fuel|gasoline|exhaust|eco|green energy|pollut\\w*|sound|hear|disturb\\w*|gas|smoke|smell|co2|carbon|motor noise|hum|humming|nuisance|decibels?|neighbou?rs complain|peaceful|whisper|engine|buzz\\w*|vibration|clean energy|climate|zero emission|environment\\w*|spill\\w*|green',
  wildlife:
    'fish|birds?|ducks?|swans|turtles?|wildlife|animals?|ecolog\\w*|frogs?|koi|carp|trout|geese|goose|heron|nest\\w*|lotus|lily pads?|protected area|nature|moorhens?|coots?|otters?|beavers?|hatchlings|breeding|eggs|spawn\\w*|insects|dragonfl\\w*|water lil(?:y|ies)|habitat|conservation|biodivers\\w*|pike|perch|goldfish|eels?',
  current:
    'currents?|flow rate|fast.?flowing|rapids?|flood\\w*|upstream|strong stream|met(?:re|er)s? (?:a|per) second|m/s|runs fast|swift|downstream|drift\\w*|high water|spring tide|sluice|gates open|weir|spillway|torrent|spate|fast water|flowing|stream(?:s)? hard|against the|tidal flow|washed away|white water|overflow',
  shallow:
    'shallow\\w*|run aground|depth of water|how deep|minimum depth|ground(?:ed|ing)|knee|ankle|mud ?flat|low water|dry season|shoals?|cm of water|half a met(?:re|er)|drought|dries? (?:up|out)|mud|silted|thigh|waist|touch\\w* (?:the )?bottom|gravel|sandbank|only \\d+ ?(?:cm|inches)|inches|draws?',
  theft:
    'theft|steal|stolen|thieves|vandal\\w*|secur(?:e|ity) of the boat|carry it off|take it away|climb\\w*|guard\\w*|lock\\w*|run off with|teenagers|nick(?:ed)?|rob(?:bed)?|pinch(?:ed)?|disappear\\w*|go missing|overnight security|alarm|chain|cctv|kids mess|sabotage|break in|yobs|tamper\\w*',
  payment:
    'payment|invoice|deposit|pay in|tender|procurement|bid|bank|contract|terms of payment|pay(?:ing)? (?:by|for it)|public (?:tender|procurement)|purchase order|vat|instal|advance|pay in|financ\\w*|credit|upfront|down payment|billing|tax|quote validity|bidding|rfp|rfq|tendering|framework|council procurement|wire|installments',
  connect:
    'api|integrat\\w*|interface|our (?:own )?(?:system|software|platform)|export the data|connect (?:it )?to|scada|push\\w*|our (?:water )?(?:management|gis|data|it)|plug into|webhook|feed into|rest|mqtt|json|data feed|hook up|talk to our|our (?:dashboard|control room|server|database|app)|smart city|iot|third.?party|sdk|developer',
  lifetime:
    'lifetime|lifespan|how many years|service life|wear out|years|replac\\w*|end of life|new battery|last for years|how old can|wears?|ageing|outdated|ten years|five years|long.?lasting|decade|robust|hold up|durab\\w*|depreciat\\w*|battery health|degrad\\w*|how long will (?:it|the boat|the battery) last before',
  profit:
    'pay(?:s)? (?:for itself|back)|payback|return on investment|roi|revenue|profit\\w*|earn\\w*|ticket|paid off|pays? off|amorti\\w*|break.?even|business case|make money|worth|money back|recoup|earning|financially|yield|margin|takings|per ticket|how many (?:visitors|guests) a day|viable|make (?:us )?money|return on',
  route:
    'route|path|plan\\w*|lines|cover\\w* the whole|navigat\\w*|find\\w* (?:the )?(?:litter|trash|rubbish|way)|recogni[sz]\\w*|autonom\\w*|self-driving|how does it know|know where|map|gps|lawnmower|pattern|miss(?:es)? (?:a )?spots?|artificial intelligence|algorithm|by itself|learns?|teach it the|decide where|choose its|brain|ai|intelligent|software decide|see the (?:rubbish|litter)|camera find|programme\\w*|waypoint|corners|edges|thorough|leave anything behind|go round',
}
