import { inWords } from '../../../../../ui/text/nl/numbers.ts'
import type { ExpansionWords } from '../../expansion-words.ts'

const turns = (left: number) => (left === 1 ? 'nog één beurt' : `nog ${inWords(left)} beurten`)

/** Wat de dingen van de nieuwere dozen zijn en doen, elk in één zin. */
export const expansionCards: ExpansionWords['cards'] = {
  symbols: {
    torch:
      'Sta hier en steek de tegel ernaast aan, één keer. Alle monsters daar zijn weg, en vuur grijpt om zich heen.',
    damp: 'Brandt nooit.',
    river:
      'Stap hier en je emmer is vol. Eén keer zet de sluis een lagere tegel ernaast onder water, en twee trappen verder.',
    boulder: 'Sta hier en rol het naar beneden, één keer: alle monsters op zijn weg zijn weg.',
    signpost: 'Monsters die hiervandaan stappen, volgen hem. Sta hier om hem te draaien, één keer per beurt.',
    drawbridge:
      'Sta hier om haar op te halen of neer te laten, één keer per beurt. Monsters van een volle tegel halen haar neer.',
    'secret-door': 'Hiervandaan is het één stap naar elke andere geheime deur. Monsters kennen ze niet.',
    'war-drum': 'Stapt hier een monster, dan komt er nog één; drie keer, dan is de trom kapot.',
    grove: 'Staan hier na een worp meer monsters dan wij, dan kost dat een hart; daarna is het geveld.',
    scroll: 'Wie hier zonder spreuk stapt, trekt er een, één keer.',
  },
  broken: {
    torch: 'Opgebrand.',
    river: 'De sluis is open; voor een emmer is er nog water.',
    boulder: 'Weggerold.',
    drawbridge: 'Opgehaald: niemand kan erover.',
    'war-drum': 'Kapot.',
    grove: 'Geveld: een gewoon pad.',
    scroll: 'Gelezen.',
  },
  buildings: {
    kiln: 'Het eerste monster dat erin komt, steekt hem aan en is weg. Er ligt drie hout naast.',
    well: 'Stap hier en je emmer is vol. Hij droogt nooit op en brandt nooit.',
    chute: 'Het eerste monster dat erin komt, glijdt recht naar buiten, tot de laatste tegel op rij.',
    barracks: 'Eén bevel per beurt: een soldaat erbij, of een soldaat marcheert.',
    village: 'Hier wonen drie dorpelingen. Breng er twee naar de Eik, en een verloren hart komt terug.',
    cottage: 'Bewaart de taart en wil het muiltje: dan raakt één tegel al zijn monsters kwijt.',
    'spinning-room': 'Bewaart het gouddraad en wil de taart: dan komt er bij de volgende worp niemand.',
    ballroom: 'Bewaart het muiltje en wil het gouddraad: dan komt een verloren hart terug.',
    'bell-tower': 'Staan twee helden op twee torens, dan komen er half zoveel monsters.',
    'wise-woman': 'Stap hier, en de volgende dobbelsteen van de monsters valt nu en ligt open.',
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
    cottage: 'Is gediend.',
    'spinning-room': 'Is gediend.',
    ballroom: 'Is gediend.',
  },
  curses: {
    night: 'Bij elke worp komt er één monster meer.',
    thicket: 'Op elke tegel past één monster minder, maar altijd één.',
    feet: 'Elke held heeft één stap minder.',
    tongue: 'Krachten mogen niet worden gebruikt; spreuken wel.',
    wither: 'Van elke grondstof telt één teken minder.',
    mist: 'Een 5 wordt opnieuw gegooid.',
  },
  curse: (name) => `Een vloek: ${name}`,
  curseHolds: 'Hij geldt zolang deze diamant er ligt.',
  spells: {
    vanish: 'Alle monsters van één tegel zijn weg.',
    sleep: 'Elk monster van één tegel verliest zijn volgende stap.',
    shoes: 'Drie stappen meer in deze beurt.',
    home: 'Stap meteen naar de Eik.',
    sesame: 'In deze beurt kosten tegels niets.',
    mend: 'Eén gebruikt of gebroken ding van één tegel is weer heel.',
  },
  spell: (name) => `Een spreuk: ${name}`,
  things: {
    cake: {
      name: 'De taart',
      does: 'Uit het huisje. Breng hem naar de spinkamer; op een tegel met monsters ben je hem kwijt.',
    },
    thread: {
      name: 'Het gouddraad',
      does: 'Uit de spinkamer. Breng het naar de balzaal; op een tegel met monsters ben je het kwijt.',
    },
    slipper: {
      name: 'Het muiltje',
      does: 'Uit de balzaal. Breng het naar het huisje; op een tegel met monsters ben je het kwijt.',
    },
  },
  bucket: { name: 'Een volle emmer', does: 'Leeggegoten dooft hij het vuur op één tegel ernaast.' },
  fire: {
    name: (left) => `Brand: ${turns(left)}`,
    does: 'Niemand komt erin. Brandt het uit, dan steekt het aan wat ernaast ligt, en is de tegel weg.',
    soonest: 'Brandt uit als deze beurt eindigt.',
  },
  flood: {
    name: (left) => `Onder water: ${turns(left)}`,
    does: 'Niemand komt erin tot het water weg is. Wat er staat, blijft heel.',
    soonest: 'Het water trekt weg als deze beurt eindigt.',
  },
  soldiers: {
    name: (count) => (count === 1 ? 'Een soldaat' : 'Twee soldaten'),
    does: 'Een monster dat erop komt, is weg, met één soldaat. Ze vallen nooit aan.',
  },
  villagers: {
    name: (count) => (count === 1 ? 'Een dorpeling' : `${count === 2 ? 'Twee' : 'Drie'} dorpelingen`),
    does: 'Loop met een van hen naar de Eik. Een monster dat erop komt, neemt er een mee.',
  },
  bridgeFalls: 'hun tegel is vol, dus de brug valt neer',
  wrecker: 'Een breker: een tegel waar hij op komt, verliest zijn gebouw en alle symbolen.',
}
