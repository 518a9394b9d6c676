import { ordinal, spelled } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'

const monsters: AllWords['ourTale']['monsters'] = {
  'frost-giant': { a: 'een ijsreus', many: 'ijsreuzen' },
  ogre: { a: 'een oger', many: 'ogers' },
  'big-bad-wolf': { a: 'een grote boze wolf', many: 'grote boze wolven' },
  'ice-witch': { a: 'een ijsheks', many: 'ijsheksen' },
  troll: { a: 'een trol', many: 'trollen' },
}

export const ourTale: AllWords['ourTale'] = {
  monsters,
  some: (count, kind) => (count === 1 ? monsters[kind].a : `${spelled(count)} ${monsters[kind].many}`),
  monstersOf: (count) => (count === 1 ? 'een monster' : `${spelled(count)} monsters`),
  nth: (n) => (n === 3 ? 'laatste' : ordinal(n)),
  number: spelled,
  steps: (n) => (n === 1 ? 'één stap' : `${spelled(n)} stappen`),
  things: {
    diamond: 'een duistere diamant',
    den: 'een monsterhol',
    'sleeping-glade': 'een slapende open plek',
    'candy-house': 'een snoephuisje',
    'treasure-chest': 'een schatkist',
    palace: 'een paleis',
    catapult: 'een katapult',
    trapdoor: 'een valluik',
  },

  once: [
    'Er was eens een Grote Wijze Eik [midden in een bos|waar alle wegen samenkomen], [die zich elk sprookje herinnerde|die elk sprookje uit zijn hoofd kende] dat ooit verteld werd.',
    '[Heel, heel lang geleden|In de tijd dat wensen nog hielp] [bewaarde een Grote Wijze Eik alle verhalen van de wereld in zijn jaarringen|hield een Grote Wijze Eik alle sprookjes van de wereld onder zijn schors].',
  ],
  dark: [
    'Maar drie duistere diamanten lagen [verborgen|begraven] [in het bos|tussen de bomen], en [alles wat slecht was|alles met klauwen] wilde dat hij ze vergat.',
    'Maar drie duistere diamanten [gloeiden|sliepen] [ergens tussen de bomen|diep in het bos], en ze [riepen|stuurden] monsters om hem te doen vergeten.',
  ],
  friends: [
    '[Dus|En zo] gingen zijn vrienden [op weg|op pad]: {heroes}.',
    'Toen [stonden zijn trouwste vrienden op|kwamen zijn oudste vrienden]: {heroes}.',
  ],
  alone: [
    'Maar één vriend [kwam toen hij riep|stond hem bij], en dat <was/waren> {heroes}.',
    '[Dus|En zo] ging er één vriend [op weg|op pad]: {heroes}.',
  ],

  ways: {
    came: [
      '[Van alle kanten|Van heinde en verre] <kwam/kwamen> {monsters}, [brommend|huilend|snuivend].',
      '[De struiken ritselden|Er knapten takjes] [hier en daar|aan alle kanten], en daar <was/waren> {monsters}.',
    ],
    'nobody-came': [
      '[Die ochtend|Bij zonsopgang] kwam er niemand [uit het donker|over de wegen], [nog geen vleermuis|echt niemand].',
      'De rand van het bos [bleef leeg|lag stil], en {who} [<haalde/haalden> weer adem|<vatte/vatten> moed].',
      '[Geen monster|Geen klauw] liet zich zien [bij het ochtendgloren|die ochtend].',
    ],
    rested: [
      '{who} <bleef/bleven> [rustig|stil] zitten [en <luisterde/luisterden> naar de bladeren|en <keek/keken> naar de weg|en <dacht/dachten> diep na].',
      '{who} <wachtte/wachtten>, [en er bewoog niets|en de wind draaide|zoals vrienden soms moeten doen].',
    ],
    walked: [
      '{who} [<liep/liepen>|<wandelde/wandelden>|<stapte/stapten>] {steps} [over de weg|langs het pad|tussen de bomen door].',
      '{who} [<ging/gingen>|<sloop/slopen>] [verder|vooruit], {steps} [en niet meer|bij het licht van de maan|over mos en wortels].',
      '{steps} <zette/zetten> {who} [die dag|in totaal], [met open ogen|op zachte voeten].',
    ],
    laid: [
      '{who} <legde/legden> een nieuw [pad|weggetje] [tussen de bomen|het wilde woud in|waar eerst alleen stof lag].',
      'Waar {who} [<wees/wezen>|voorbij <kwam/kwamen>], [groeide een nieuw stuk bos|kwam een groene plek tevoorschijn].',
      '{who} <liet/lieten> het bos [een tegel groeien|een beetje groter worden], [en de wegen liepen verder|en de vogels trokken erin].',
    ],
    'laid-many': [
      '{who} [<legde/legden>|<bouwde/bouwden>] [de ene weg na de andere|tegel aan tegel], {tiles} op [één dag|één ochtend].',
      '[Zo druk als bijen|Met opgestroopte mouwen] <gaf/gaven> {who} het bos {tiles} tegels erbij.',
    ],
    'laid-building': [
      'Achter [de varens|een bocht in de weg|de mist] <vond/vonden> {who} {thing}.',
      '{who} <legde/legden> een weg, en [aan het eind|ernaast] [lag|stond] {thing}.',
      '[Opeens|Zomaar] was er {thing} [tussen de bomen|in het bos], en {who} <had/hadden> de weg erheen gelegd.',
    ],
    turned: [
      '{who} <draaide/draaiden> een stuk van het bos [om|rond], en [de weg liep ergens anders heen|geen weg liep nog waar hij liep].',
      '[Krakend|Steunend] [draaiden de wegen|zwaaiden de wegen rond] onder de handen van {who}.',
    ],
    swapped: [
      '{who} <haalde/haalden> een stuk van het bos [weg|eruit] en <legde/legden> er een ander voor terug.',
      'Waar de oude weg was geweest, <legde/legden> {who} een nieuwe.',
    ],
    felled: [
      '{who} <hakte/hakten> [een hoek|een stuk] van het bos om, [en het licht viel binnen|en de weg was vrij].',
      '[Hak, hak, hak|Met een groot gekraak]: {who} <maakte/maakten> ruimte tussen de bomen.',
    ],
    blasted: [
      '[Boem|Met een knal die de uilen wekte]! Een stuk van het bos was weg, en {count} erbij.',
      '{who} <stak/staken> de lont aan en [<rende/renden> weg|<sprong/sprongen> opzij]: van {count} bleef [geen snorhaar|alleen rook] over.',
    ],
    'blasted-empty': [
      '[Boem|Met een knal die de uilen wekte]! {who} <had/hadden> een stuk van het bos [weggeblazen|tot stof geblazen].',
      '{who} <stak/staken> de lont aan en [<rende/renden> weg|<sprong/sprongen> opzij], en [waar een weg was geweest, lag alleen stof|van die weg bleef niets over].',
    ],
    'drove-some': [
      '{who} [<joeg/joegen>] {count} [het bos uit|weg], [de een na de ander|zonder te stoppen].',
      '[Links en rechts|Hier en daar] <joeg/joegen> {who} {count} [op de vlucht|weg].',
    ],
    cleared: [
      '{who} <joeg/joegen> {count} [in één klap|in een oogwenk] van de weg.',
      '[Hup|Hop]! Daar <joeg/joegen> {who} {count} [op de vlucht|ervandoor].',
    ],
    'cleared-delivery': [
      'Grootmoeder [deed het mandje open|keek in het mandje en lachte], en [ergens in het bos|ver weg] was het gedaan met {count}.',
    ],
    'cleared-wish': [
      '“Zoals je wenst,” zei de lamp, en van {count} [bleef alleen rook over|was niets meer te zien].',
    ],
    set: [
      '{who} <zette/zetten> {thing} weer klaar, [voor de volgende gast|en <sloop/slopen> weg].',
      '[Klik|Krak]: {who} <maakte/maakten> {thing} weer in orde.',
    ],
    'picked-up': ['{who} <pakte/pakten> het mandje [weer op|op uit het gras], [nog warm|met twee handen].'],
    delivered: [
      '{who} <bracht/brachten> het mandje [langs wolf en heks|heelhuids] naar de deur van grootmoeder.',
      '“[Kom binnen, kind|De deur is open],” riep grootmoeder, en {who} <zette/zetten> het mandje neer.',
    ],
    'held-still': [
      'De monsters [duwden en trokken|gromden en stampten], maar [niet één vond een weg|geen weg was voor hen vrij].',
      '[Die nacht|Toen de maan opkwam] konden de monsters [geen stap|geen duimbreed] [verzetten|vooruit].',
    ],
    quiet: [
      '[De nacht|Die nacht] ging [zonder een geluid|stilletjes] voorbij, [en de Eik sliep|en de sterren kwamen uit].',
      'Er bewoog niets [die nacht|in het donker], [alleen de bladeren|alleen een uil].',
      '[Niemand verroerde zich|Geen poot was er te horen] [tot de ochtend|tot de haan kraaide].',
    ],
    diamond: [
      '{who} [<raakte/raakten>|<vond/vonden>] de {nth} duistere diamant, en [hij barstte|hij sprong in duizend splinters]!',
      '[Krak|Kling]! Onder de handen van {who} [brak de {nth} duistere diamant|viel de {nth} duistere diamant tot stof].',
      '{who} <bereikte/bereikten> de {nth} duistere diamant, [<hield/hielden> de adem in|<deed/deden> de ogen dicht] en <brak/braken> hem.',
    ],
    'diamond-with': [
      'Daarmee was het ook [gedaan|afgelopen] met {count}.',
      'En van {count} bleef niets over dan [mist|een droom].',
      'Wat eromheen stond, {count}, [smolt weg|werd mist].',
    ],
  },

  of: {
    came: {
      'frost-giant': [
        '[De kou kroop over de heuvels|De plassen bevroren], en uit het noorden <kwam/kwamen> {monsters} [aanstampen|aansjokken].',
        '[Uit het ijzige noorden|Uit de sneeuw] <kwam/kwamen> {monsters}, [met een adem van vorst|met ijspegels in de baard].',
      ],
      ogre: [
        '[De grond trilde|Er kraakten takken], en {monsters} <kwam/kwamen> [uit het oosten|met de opgaande zon].',
        '[Uit het oosten|Over de oostelijke heuvels] <kwam/kwamen> {monsters}, [hongerig als altijd|smakkend met de lippen].',
      ],
      'big-bad-wolf': [
        '[Er klonk gehuil|Er huilde iets] in het zuiden, en {monsters} <kwam/kwamen> [aangeslopen|de weg op].',
        '[Uit het zuiden|Over de zuidelijke weg] <kwam/kwamen> {monsters}, [grijnzend van oor tot oor|met heel grote tanden].',
      ],
      'ice-witch': [
        '[De westenwind zong|Er waaide een koud lied], en {monsters} <kwam/kwamen> [aangezweefd|dansend over de weg].',
        '[Uit het westen|Uit de westelijke mist] <kwam/kwamen> {monsters}, [met een sleep van sneeuw|met de winter in de mouwen].',
      ],
      troll: [
        '[Uit het hol|Van onder de grond] [<kroop/kropen>|<klom/klommen>] {monsters}, [knipperend|bemost en boos].',
        '[Het hol gaapte|Er rolde een steen opzij], en {monsters} <kwam/kwamen> [naar buiten|omhoog].',
      ],
    },
    drove: {
      'frost-giant': [
        '{who} <joeg/joegen> de ijsreus [terug de sneeuw in|weg, en de plassen ontdooiden].',
        'De ijsreus [kwam {who} tegen|zag {who}] en [smolt weg|gleed weg naar huis].',
      ],
      ogre: [
        '{who} <joeg/joegen> de oger weg, [en zijn maag knorde de hele weg|hongerig als hij was].',
        'De oger [keek één keer naar|zag] {who} en [rende weg|moest opeens ergens anders zijn].',
      ],
      'big-bad-wolf': [
        '{who} <joeg/joegen> de grote boze wolf weg, [met staart en al|en hij jankte].',
        'De grote boze wolf [blies|liet zijn tanden zien], maar {who} [<knipperde/knipperden> niet eens|<lachte/lachten> alleen maar], en hij droop af.',
      ],
      'ice-witch': [
        '{who} <joeg/joegen> de ijsheks weg, [en haar lied brak af|en het was weer lente].',
        'De ijsheks [siste|hief een hand], maar {who} <was/waren> [sneller|niet bang], en zij [stoof weg|was weg] als sneeuw.',
      ],
      troll: [
        '{who} <joeg/joegen> de trol [terug onder zijn steen|weg over stok en steen].',
        'De trol [bromde|gromde], maar {who} [<hield/hielden> stand|<ging/gingen> niet opzij], en hij sjokte weg.',
      ],
    },
    hurt: {
      'frost-giant': [
        'Een ijsreus [bereikte de Eik|kwam bij de Eik] en [sloeg ijs op de schors|bevroor een van zijn harten].',
        '[Stap voor ijskoude stap|Langzaam als een gletsjer] kwam een ijsreus, en een hart van de Eik werd ijs.',
      ],
      ogre: [
        'Een oger [bereikte de Eik|kwam bij de Eik] en [rukte een tak af|schudde aan de stam], en een hart brak.',
        '[Niets hield hem tegen|Er was niemand], en zo kraakte een oger een hart van de Eik [als een noot|in één klap].',
      ],
      'big-bad-wolf': [
        'Een grote boze wolf [bereikte de Eik|kwam bij de Eik], [en blies en blies|en groef tussen de wortels], en een hart brak.',
        '“[Wat ben jij een grote boom|Dan kan ik je beter bijten],” zei de grote boze wolf, en de Eik had een hart minder.',
      ],
      'ice-witch': [
        'Een ijsheks [bereikte de Eik|kwam bij de Eik] en [ademde over zijn bladeren|zong de winter in hem], en een hart brak.',
        '[Zachtjes, zachtjes|Zonder een geluid] legde een ijsheks haar hand op de schors, en één hart klopte niet meer.',
      ],
      troll: [
        'Een trol [bereikte de Eik|kwam bij de Eik] en [knaagde aan de wortels|beet in de schors], en een hart brak.',
        '[Met bemoste vuisten|Met een grom] sloeg een trol toe, en de Eik had een hart minder.',
      ],
    },
    rushed: {
      'frost-giant': [
        'Een ijsreus gleed uit [over zijn eigen ijs|op zijn ijsvoeten] en kon niet stoppen: {steps} in één keer!',
        '[Zoef|Bonk]: een ijsreus werd verder en verder geduwd en [denderde|gleed] {steps} door.',
      ],
      ogre: [
        'Een oger werd [van achteren geduwd|voortgeduwd] en [struikelde|buitelde] {steps} [over de weg|aan één stuk].',
        'Er was geen plaats, en dus [rolde|stampte] een oger {steps} door.',
      ],
      'big-bad-wolf': [
        'Een grote boze wolf [zette het op een rennen|kwam aanrazen]: {steps} [zonder te stoppen|in één adem]!',
        '[Er was geen houden aan|Sneller en sneller]: een grote boze wolf rende {steps} over de weg.',
      ],
      'ice-witch': [
        'Een ijsheks [reed op de wind|liet zich dragen door de storm], {steps} ver, [met wapperende haren|krijsend].',
        '[Wervelend|Als een sneeuwvlok in de storm] woei een ijsheks verder, {steps} in totaal.',
      ],
      troll: [
        'Een trol [kwam op gang|begon te rollen] en [kon niet stoppen|niemand hield hem tegen], {steps} lang.',
        '[Rommel, rommel|Als een rots van de berg]: een trol rolde {steps} over de weg.',
      ],
    },
    near: {
      'frost-giant': [
        'Toen de nacht viel, stond er een ijsreus [zo dichtbij|zo vlakbij] dat de bladeren van de Eik [rammelden van de vorst|wit werden].',
        'De ijskoude schaduw van een ijsreus viel over de wortels van de Eik, en [hij rilde|zijn bladeren werden stijf].',
      ],
      ogre: [
        'Toen de nacht viel, stond er een oger [naast de Eik|aan de voet van de Eik] en [likte zijn lippen|kraakte met zijn knokkels].',
        'De Eik kon een oger [horen|voelen] [ademen|snuiven], [vlak naast hem|bij zijn wortels].',
      ],
      'big-bad-wolf': [
        'Toen de nacht viel, gloeiden er twee gele ogen [naast de Eik|tussen de wortels van de Eik]: een grote boze wolf [lag op de loer|telde tot drie].',
        'Een grote boze wolf zat [vlak voor de Eik|aan de voet van de Eik] en [lachte|haalde diep adem].',
      ],
      'ice-witch': [
        'Toen de nacht viel, [neuriede|zong] een ijsheks [naast de Eik|onder zijn takken], en [de eikels rilden|zijn bladeren krulden].',
        'Zo dichtbij kwam een ijsheks dat er [ijsbloemen groeiden|rijp kwam] op de schors van de Eik.',
      ],
      troll: [
        'Toen de nacht viel, [zat|hurkte] er een trol [naast de Eik|tussen zijn wortels], die [zijn tanden sleep|aan zijn mos krabde].',
        'Een trol [leunde|schurkte] tegen de bomen naast de Eik, en [wachtte|gaapte].',
      ],
    },
    broke: {
      'frost-giant': ['{thing} [barstte|knapte] van de kou toen een ijsreus [ertegen leunde|erdoor kwam].'],
      ogre: ['Een oger [sloeg {thing} kapot|liep dwars door {thing}] alsof het [peperkoek|stro] was.'],
      'big-bad-wolf': ['Een grote boze wolf blies en blies, en {thing} [viel om|vloog in stukken].'],
      'ice-witch': ['Een ijsheks [fluisterde|zong één hoge toon], en {thing} [sprong|viel in splinters].'],
      troll: ['Een trol [beet {thing} door|kauwde {thing} kapot] [en spuugde de spijkers uit|hap voor hap].'],
    },
    lost: {
      'frost-giant': [
        'Een ijsreus [stapte in {thing}|kon {thing} niet weerstaan], en [niemand zag hem ooit terug|dat was het einde van hem].',
      ],
      ogre: ['Een oger [stak zijn neus in {thing}|liep {thing} in], en [dat was dat|niemand miste hem].'],
      'big-bad-wolf': [
        'Een grote boze wolf [snuffelde aan {thing}|kroop in {thing}], en [hij kwam er nooit meer uit|zijn gehuil werd zachter en zachter].',
      ],
      'ice-witch': [
        'Een ijsheks [zweefde {thing} in|ging naar {thing} kijken], en [er bleef alleen een sneeuwvlok over|toen was zij weg].',
      ],
      troll: [
        'Een trol [sjokte {thing} in|zette zijn voet in {thing}], en [er was een trol minder|dat was de laatste stap van hem].',
      ],
    },
    'put-out': {
      'frost-giant': [
        '{thing} [gooide|stuurde] een ijsreus [er weer uit|terug naar de rand van de wereld], [met sneeuwballen en al|en hij mopperde].',
      ],
      ogre: [
        '{thing} [gooide|stuurde] een oger [er weer uit|terug naar de rand van het bos], [met de buik vooruit|hals over kop].',
      ],
      'big-bad-wolf': [
        '{thing} [gooide|stuurde] een grote boze wolf [er weer uit|terug naar de rand van het bos], [jankend|met de staart vooruit].',
      ],
      'ice-witch': [
        '{thing} [gooide|stuurde] een ijsheks [er weer uit|terug naar de rand van het bos], [met bezem en al|in een sneeuwvlaag].',
      ],
      troll: [
        '{thing} [gooide|stuurde] een trol [er weer uit|terug naar de rand van het bos], [met een bons|brommend].',
      ],
    },
    delayed: {
      'frost-giant': ['Bij {thing} [dommelde een ijsreus in|ging een ijsreus zitten en droomde van sneeuw].'],
      ogre: ['Bij {thing} [bleef een oger staan eten|vergat een oger waarvoor hij kwam].'],
      'big-bad-wolf': [
        'Bij {thing} [bleef een grote boze wolf hangen|ging een grote boze wolf liggen, heel even maar].',
      ],
      'ice-witch': ['Bij {thing} [bleef een ijsheks hangen|kamde een ijsheks haar haar en vergat de tijd].'],
      troll: ['Bij {thing} [viel een trol in slaap|ging een trol zuchtend zitten].'],
    },
  },

  power: {
    'bargain-movement': [
      '{who} <sloot/sloten> een koop: die dag geen nieuwe monsters, maar [twee keer|tweemaal] zoveel [gestamp|gesjok].',
    ],
    'bargain-monsters': [
      '{who} <sloot/sloten> een koop: die nacht stonden de monsters stil, maar er [kwamen|mochten] er twee keer zoveel [binnen|bij].',
    ],
    pull: ['{who} <liet/lieten> het haar zakken, en een vriend [werd omhooggetrokken|kwam aangevlogen].'],
    fly: [
      '{who} <wreef/wreven> over de lamp en [<vloog/vlogen>|<zeilde/zeilden>] over de boomtoppen op [een tapijt|een wolkje rook].',
    ],
    clear: ['{who} <wreef/wreven> over de lamp en <wenste/wensten> een weg [leeg|schoon].'],
    reroll: [
      '{who} [<wreef/wreven> over de lamp|<deed/deden> een wens], en het lot [dacht nog eens na|gooide zijn dobbelsteen nog eens].',
    ],
  },

  ended: {
    won: [
      'En zo [was het laatste donker weg|woei het laatste donker weg], en de Eik [wist alles weer|lachte tot de eikels vielen].',
      'Daarmee was de betovering verbroken, en [elk verhaal kwam terug|het hele bos zong].',
    ],
    lost: [
      'Dat was meer dan de Eik kon dragen: hij [sloot zijn ogen|zweeg], en de verhalen [woeien weg als bladeren|werden stil].',
      'Toen [boog de Grote Wijze Eik het hoofd|liet de Grote Wijze Eik zijn laatste blad vallen]; maar waar het lag, was een eikel gerold.',
    ],
    'given-up': [
      'Daar deed iemand het boek dicht, [en het bos wacht|en niemand weet hoe het verder was gegaan].',
      'En hier [stopt|breekt] het verhaal [zomaar|opeens], [tot iemand het weer opendoet|als een droom in de ochtend].',
    ],
  },

  voices: {
    huntsman: {
      glad: ['“Raak,” zei {who}.', '“Weer een spoor minder om te volgen,” zei {who}.'],
      busy: ['“Sporen,” zei {who}. “Verse.”', '{who} stak een natte vinger in de wind.'],
      dark: ['“Blijf achter mij,” zei {who}.', '{who} zei niets en sleep de bijl.'],
    },
    'puss-in-boots': {
      glad: [
        '“Zagen jullie dat?” spon {who}. “Ik wel.”',
        '{who} boog zo diep dat de veer over de grond veegde.',
      ],
      busy: ['“Hier zijn deze laarzen voor gemaakt,” zei {who}.', '“Zeven mijl voor het eten,” zei {who}.'],
      dark: [
        '“Een kat heeft negen levens,” zei {who}. “Een boom heeft er drie.”',
        '{who} zette alle haren overeind.',
      ],
    },
    beast: {
      glad: [
        '“Vroeger was ik de enge,” gromde {who}, en lachte.',
        '{who} gromde, en deze keer van blijdschap.',
      ],
      busy: ['“Niet langs mij,” gromde {who}.', '{who} rook aan de rozen, en ging verder.'],
      dark: [
        '“Het laatste blaadje is nog niet gevallen,” zei {who}.',
        '{who} brulde tot de heuvels antwoordden.',
      ],
    },
    'three-little-pigs': {
      glad: ['“Bij ons komt niemand binnen!” gilden {who}.', '{who} dansten in een kring, poot in poot.'],
      busy: ['“Stro, hout, steen!” zongen {who}.', '“Cement!” riep een van {who}. “Meer cement!”'],
      dark: ['“Doe de deur op slot,” fluisterden {who}.', '{who} hielden elkaar bij de staart vast.'],
    },
    'pied-piper': {
      glad: [
        '{who} speelde een deuntje van vreugde.',
        '“Ratten of reuzen,” zei {who}, “dit liedje vinden ze allemaal mooi.”',
      ],
      busy: ['“Volg mij maar,” floot {who}.', '{who} probeerde drie tonen, en koos de vierde.'],
      dark: ['{who} speelde, en het klonk droevig.', '“Hier ken ik een lied voor,” zei {who}. “Hoop ik.”'],
    },
    rumpelstiltskin: {
      glad: [
        '“Niemand weet hoe ik heet!” zong {who}. Iedereen wist het.',
        '{who} hinkelde in het rond op één been.',
      ],
      busy: ['“Vandaag brouw ik, morgen bak ik,” neuriede {who}.', '“Zullen we iets afspreken?” zei {who}.'],
      dark: ['{who} stampte zo hard dat de vloer barstte.', '“Dat was niet afgesproken,” zei {who}.'],
    },
    rapunzel: {
      glad: [
        '{who} schudde haar vlecht los en lachte.',
        '“Ik zag het van hierboven al aankomen,” zei {who}.',
      ],
      busy: ['“Pas op mijn vlecht,” zei {who}.', '{who} telde de wegen vanuit de top van een den.'],
      dark: [
        '“Houd je vast aan mijn haar,” riep {who}.',
        '{who} keek naar buiten, en wilde dat ze het niet had gedaan.',
      ],
    },
    'red-riding-hood': {
      glad: ['“Dit gelooft grootmoeder nooit,” zei {who}.', '{who} huppelde, en het mandje zwaaide.'],
      busy: ['“Deze keer blijf ik op het pad,” zei {who}.', '{who} plukte onderweg drie bloemen.'],
      dark: [
        '“Wat hebben ze een grote tanden,” zei {who}.',
        '{who} trok het rode kapje over haar ogen, maar heel even.',
      ],
    },
    cinderella: {
      glad: ['{who} danste een pas op één glazen muiltje.', '“En dat allemaal voor middernacht,” zei {who}.'],
      busy: [
        '“De goede in het potje,” neuriede {who}, “de slechte het bos uit.”',
        '{who} stroopte haar mouwen op.',
      ],
      dark: ['“Hoe laat is het?” vroeg {who}.', 'Ver weg hoorde {who} een klok slaan.'],
    },
    aladdin: {
      glad: ['“Zo makkelijk als wensen,” zei {who}.', '{who} poetste de lamp tevreden op met een mouw.'],
      busy: [
        '“Ik loop voor mijn plezier,” zei {who}. “Ik kan ook vliegen.”',
        '{who} zocht een kortere weg, zoals altijd.',
      ],
      dark: ['“Is er nog een wens over?” vroeg {who}.', '{who} hield de lamp wat steviger vast.'],
    },
  },
}
