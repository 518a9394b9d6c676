import { inWords } from '../../../../../ui/text/nl/numbers.ts'
import type { ExpansionWords } from '../../expansion-words.ts'

const turns = (left: number) => (left === 1 ? 'nog één beurt' : `nog ${inWords(left)} beurten`)

export const expansionCards: ExpansionWords['cards'] = {
  symbols: {
    torch:
      'Sta hier en steek een tegel ernaast aan, één keer. Alle monsters daar zijn weg, en vuur slaat over.',
    damp: 'Brandt nooit.',
    river:
      'Stap hier om je emmer te vullen. Eén keer zet de sluis een lagere tegel ernaast onder water, en twee trappen verder.',
    boulder: 'Sta hier en rol het naar beneden, één keer. Alle monsters onderweg verdwijnen.',
    signpost: 'Monsters die hiervandaan stappen, volgen hem. Sta hier om hem te draaien, één keer per beurt.',
    drawbridge:
      'Sta hier om haar op te halen of neer te laten, één keer per beurt. Monsters van een volle tegel halen haar neer.',
    'secret-door': 'Hiervandaan is het één stap naar elke andere geheime deur. Monsters kennen ze niet.',
    'war-drum': 'Stapt hier een monster, dan komt er nog één. Na drie keer is de trom kapot.',
    grove:
      'Zijn hier na een zet van de monsters meer monsters dan jullie, dan kost dat een hart. Daarna is het geveld.',
    scroll: 'Een held zonder spreuk die hier stapt, trekt er een. Werkt één keer.',
  },
  broken: {
    torch: 'Opgebrand.',
    river: 'De sluis is open. Voor een emmer is er nog water.',
    boulder: 'Weggerold.',
    drawbridge: 'Opgehaald: niemand kan erover.',
    'war-drum': 'Kapot.',
    grove: 'Geveld: een gewoon pad.',
    scroll: 'Gelezen.',
  },
  buildings: {
    kiln: 'Het eerste monster dat erin komt, steekt hem aan en is weg. Hij telt voor drie hout.',
    well: 'Stap hier en je emmer is vol. Hij droogt nooit op en brandt nooit.',
    chute: 'Het eerste monster dat erin komt, glijdt recht naar buiten, tot de laatste tegel op rij.',
    barracks: 'Eén bevel per beurt: een soldaat erbij, of een soldaat marcheert.',
    village: 'Hier wonen drie dorpelingen. Breng er twee naar de Eik, en een verloren hart komt terug.',
    cottage: 'Heeft de taart en wil het muiltje. Breng het, en ruim alle monsters van één tegel op.',
    'spinning-room':
      'Heeft het gouddraad en wil de taart. Breng die, en bij de volgende worp komt er niemand.',
    ballroom: 'Heeft het muiltje en wil het gouddraad. Breng het, en een verloren hart komt terug.',
    'bell-tower': 'Staan twee helden op twee torens, dan komen er half zoveel monsters.',
    'wise-woman': 'Stap hier om de volgende worp van de monsters nu te gooien en te zien.',
    wizard: 'Een held zonder spreuk die hier stapt, trekt er een.',
  },
  set: {
    chute: 'Staat klaar.',
    cottage: 'Wacht nog.',
    'spinning-room': 'Wacht nog.',
    ballroom: 'Wacht nog.',
  },
  sprung: {
    chute: 'Werkt niet, tot een held hier stapt.',
    cottage: 'Al bezorgd.',
    'spinning-room': 'Al bezorgd.',
    ballroom: 'Al bezorgd.',
  },
  curses: {
    night: 'Bij elke worp komt er één monster meer.',
    thicket: 'Op elke tegel past één monster minder, maar altijd één.',
    feet: 'Elke held heeft één stap minder.',
    tongue: 'Je kunt geen krachten kiezen. Spreuken mogen wel.',
    wither: 'Van elke grondstof telt één symbool niet.',
    mist: 'Een 5 wordt opnieuw gegooid.',
  },
  curse: (name) => `Een vloek: ${name}`,
  curseHolds: 'Hij geldt tot deze diamant gebroken is.',
  spells: {
    vanish: 'Alle monsters van één tegel zijn weg.',
    sleep: 'Elk monster van één tegel verliest zijn volgende stap.',
    shoes: 'Drie stappen meer deze beurt.',
    home: 'Stap meteen naar de Eik.',
    sesame: 'Tegels kosten deze beurt niets.',
    mend: 'Herstelt één gebruikt of gebroken ding op één tegel.',
  },
  spell: (name) => `Een spreuk: ${name}`,
  things: {
    cake: {
      name: 'De taart',
      does: 'Uit het huisje. Breng hem naar de spinkamer. Op een tegel met monsters ben je hem kwijt.',
    },
    thread: {
      name: 'Het gouddraad',
      does: 'Uit de spinkamer. Breng het naar de balzaal. Op een tegel met monsters ben je het kwijt.',
    },
    slipper: {
      name: 'Het muiltje',
      does: 'Uit de balzaal. Breng het naar het huisje. Op een tegel met monsters ben je het kwijt.',
    },
  },
  bucket: { name: 'Een volle emmer', does: 'Giet hem leeg om het vuur op één tegel ernaast te doven.' },
  fire: {
    name: (left) => `Brand: ${turns(left)}`,
    does: 'Niemand kan erin. Brandt het uit, dan vatten de tegels ernaast vlam en is de tegel weg.',
    soonest: 'Brandt uit als deze beurt eindigt.',
  },
  flood: {
    name: (left) => `Onder water: ${turns(left)}`,
    does: 'Niemand kan erin tot het water weg is. Wat er staat, blijft heel.',
    soonest: 'Het water trekt weg als deze beurt eindigt.',
  },
  soldiers: {
    name: (count) => (count === 1 ? 'Een soldaat' : 'Twee soldaten'),
    does: 'Een monster dat erop komt, is weg, en één soldaat ook. Ze vallen nooit aan.',
  },
  villagers: {
    name: (count) => (count === 1 ? 'Een dorpeling' : `${count === 2 ? 'Twee' : 'Drie'} dorpelingen`),
    does: 'Loop met een van hen naar de Eik. Een monster dat erop komt, neemt er een mee.',
  },
  bridgeFalls: 'hun tegel is vol, dus de brug valt neer',
  wrecker: 'Een breker: een tegel waar hij op komt, verliest zijn gebouw en alle symbolen.',
}

export const expansionRulings: ExpansionWords['rulings'] = {
  37: 'Dozen maken het verhaal niet langer: wat ze brengen, komt in de plaats van tegels zonder iets erop, of staat op de tegels waar het minst op staat.',
  38: 'Is een beurt met haar laatste worp voorbij, dan roert het bos zich: water en vuur, dan het doel, dan de volgende beurt.',
  39: 'Niemand betreedt een tegel die brandt of onder water staat. Hij hoort nog bij het bos: wegen en kanten tellen, en er mag een tegel naast. Hij kan niet worden geruild, gedraaid of geveld; een bom mag wel.',
  40: 'Een fakkel steekt nooit de Eik aan, de vier tegels eromheen, een duistere diamant, een tegel met een van ons, of wat vochtig of nat is of al brandt.',
  41: 'Vat een tegel vlam, dan zijn alle monsters daar weg, en hij brandt drie beurten. Waar een van ons staat, vat niets vlam.',
  42: 'Als het bos zich roert, daalt elk getal met één. Een vloed op nul is voorbij. Vuren op nul branden samen uit: elk steekt elke tegel ernaast aan, elk dat door een weg met de Eik verbonden is, kost een hart, en dan zijn ze weg, behalve de vier rond de Eik.',
  43: 'Wie op een put of een rivier stapt, heeft een volle emmer. Leeggegoten dooft die het vuur op één tegel ernaast.',
  44: 'Heeft een bom zijn tegel vernietigd, dan vat de tegel erachter op dezelfde lijn vlam, als dat kan.',
  45: 'Een monster dat een oven betreedt, steekt hem aan en is weg, met allen daar. Zolang een van ons er staat, doet hij niets.',
  46: 'De Eik is de top: een tegel ligt zo diep als hij ver van de Eik ligt.',
  47: 'Een rotsblok rolt rechtdoor over verbonden tegels, zolang elke lager ligt. Het stopt voor een paleis, een opgehaalde brug, vuur en water, en rolt niet over een van ons.',
  48: 'Water vult een lagere tegel ernaast en nog twee trappen, nooit omhoog, wegen of niet, en spoelt alle monsters daar weg. Het loopt om duistere diamanten heen, en wordt niet losgelaten waar een van ons staat.',
  49: 'Een glijbaan die klaarstaat, stuurt het eerste monster recht naar buiten over tegels op rij zonder gat, tot de laatste voor een paleis, vuur of water. Ligt buiten geen tegel, dan blijft het.',
  50: 'Monsters die van een wegwijzer stappen, proberen zijn kant vóór alle andere, op kist en rattenvanger na. Een held daar mag hem draaien, één keer per beurt.',
  51: 'Een opgehaalde brug sluit haar weg voor iedereen. Voor een volle tegel valt ze: ze ligt weer, en is niet kapot. Een held daar mag haar ophalen of neerlaten, één keer per beurt.',
  52: 'Voor helden zijn alle tegels met een geheime deur met elkaar verbonden, door één stap. Monsters, soldaten en dorpelingen kennen ze niet.',
  53: 'Eén bevel per beurt: een soldaat komt in dienst op een kazerne zonder monsters, of marcheert één of twee stappen. Hoogstens twee op een tegel en vier in het bos.',
  54: 'Een monster dat een tegel met soldaten betreedt, is weg, met een van hen.',
  55: 'In een dorp wonen drie dorpelingen. Een held kan er bij elke stap een meenemen. De tweede die veilig bij de Eik is, geeft een verloren hart terug; de tweede die wordt meegenomen, kost een hart.',
  56: 'Een tegel met een trom of een donker bosje moet worden gelegd: hij gaat alleen onder de stapel zoals een diamant, en wordt nooit weggeruild.',
  57: 'Is een monster op een trom gestapt, dan verschijnt daar aan het eind van zijn loop nog één: één keer per worp, en drie keer in totaal.',
  58: 'Na elke worp kost een bosje met meer monsters dan helden en soldaten een hart; de monsters zijn weg, en het is geveld.',
  59: 'Elk tiende monster is een breker: een tegel die het betreedt, verliest zijn gebouw en alle symbolen, maar niet de Eik, een diamant, een hol, een dorp met dorpelingen, of waar een held staat.',
  60: 'Wie op een huis zonder monsters stapt, bezorgt eerst wat het wil, en neemt dan mee wat het bewaart: elk één ding.',
  61: 'Wie een ding draagt, verliest het op een tegel met monsters; dan is het weer thuis.',
  62: 'Staan twee helden op twee klokkentorens, dan komen er half zoveel monsters, naar boven afgerond.',
  63: 'Wat gehaald, bezorgd en gered is, staat op de laatste bladzijde.',
  64: 'Op elke duistere diamant rust een vloek zolang hij er ligt; wordt hij gebroken, dan is de vloek opgeheven.',
  65: 'Een held zonder spreuk die op een perkamentrol stapt, trekt er een, en mag die één keer gebruiken.',
  66: 'De wijze vrouw gooit de volgende dobbelsteen van de monsters meteen; hij ligt open en geldt. De tovenaar geeft een spreuk.',
  70: 'Huisregel: na een worp wordt een held, niet op de Eik, met drie of meer monsters op zijn tegel weggevoerd.',
  72: 'Huisregel: monsters bewegen één keer per ronde, allemaal, zonder dobbelsteen.',
}
