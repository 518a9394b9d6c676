import type { BuildingId, Category } from '../../../../engine/citadel/index.ts'
import { strong } from '../../../../ui/text/emphasis.ts'
import { countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { Messages } from '../messages.ts'

const buildings = wordsByKey<BuildingId>({
  stable: 'Stal',
  'pig-sty': 'Varkenskot',
  commons: 'Meent',
  cottage: 'Boerenhuisje',
  'bath-house': 'Badhuis',
  almshouse: 'Hofje',
  'town-house': 'Herenhuis',
  'coach-house': 'Koetshuis',
  manor: 'Landhuis',
  'rose-palace': 'Rozenpaleis',
  'flour-mill': 'Korenmolen',
  tannery: 'Looierij',
  smithy: 'Smidse',
  pottery: 'Pottenbakkerij',
  cooperage: 'Kuiperij',
  'spinning-room': 'Spinkamer',
  sawmill: 'Zaagmolen',
  brewery: 'Brouwerij',
  'weavers-hall': 'Wevershal',
  'bell-foundry': 'Klokkengieterij',
  glassworks: 'Glasblazerij',
  clockmaker: 'Klokkenmaker',
  'printing-house': 'Drukkerij',
  donjon: 'Donjon',
  chapel: 'Kapel',
  watchtower: 'Wachttoren',
  school: 'School',
  hospital: 'Gasthuis',
  'court-house': 'Gerechtshof',
  library: 'Bibliotheek',
  'opera-house': 'Operagebouw',
  basilica: 'Basiliek',
  'town-hall': 'Stadhuis',
  'market-stall': 'Marktkraam',
  inn: 'Herberg',
  turnpike: 'Tolhuis',
  'caravan-yard': 'Karavanserai',
  warehouse: 'Pakhuis',
  'cloth-hall': 'Lakenhal',
  'counting-house': 'Wisselbank',
  guildhall: 'Gildehuis',
  'stock-exchange': 'Beurs',
})

/** Buildings with the article "het"; all others have "de". */
const HET: ReadonlySet<BuildingId> = new Set([
  'pig-sty',
  'cottage',
  'bath-house',
  'almshouse',
  'town-house',
  'coach-house',
  'manor',
  'rose-palace',
  'hospital',
  'court-house',
  'opera-house',
  'town-hall',
  'turnpike',
  'warehouse',
  'guildhall',
])

/** The kind of a card, within a sentence. */
const OF: Readonly<Record<Category, string>> = {
  citizenry: 'van de Burgerij',
  crafts: 'van het Ambacht',
  municipal: 'van het Stadsbestuur',
  trade: 'van de Handel',
}

export const cards: Messages['cards'] = {
  buildings,
  a: (id) => `een ${buildings[id]}`,
  the: (id) => `${HET.has(id) ? 'het' : 'de'} ${buildings[id]}`,
  building: 'Gebouwkaart',
  events: {
    'excellent-harvest': 'Rijke oogst',
    'mild-winter': 'Zachte winter',
    'spring-fair': 'Lentemarkt',
    settlers: 'Nieuwkomers',
    longships: 'Drakenschepen',
    plague: 'Pest',
    pilgrims: 'Pelgrims',
    flood: 'Overstroming',
    'guild-feast': 'Gildefeest',
    'royal-tax': 'Belasting van de koning',
    fire: 'Brand',
    'call-to-arms': 'Te wapen',
    'golden-age': 'Gouden Eeuw',
    renaissance: 'Renaissance',
    'great-fair': 'Grote jaarmarkt',
  },
  eventDoes: {
    'excellent-harvest': 'Iedereen krijgt 3 bakstenen voor elke eigen Korenmolen.',
    'mild-winter': 'Iedereen krijgt 2 bakstenen.',
    'spring-fair': 'Iedereen krijgt 1 baksteen voor elk eigen perceel aan een weg, hoogstens 6.',
    settlers: 'Iedereen krijgt 2 bakstenen voor elk eigen gebouw van de Burgerij, hoogstens 6.',
    longships: 'Iedereen betaalt 1 baksteen voor elk eigen perceel aan de rivier.',
    plague:
      'Iedereen met drie percelen of meer verliest een Ridder: op het eigen lege perceel met de minste stippen.',
    pilgrims: 'De Orde met de minste punten krijgt 4 bakstenen.',
    flood: 'Iedereen betaalt 2 bakstenen voor elk eigen gebouw aan de rivier.',
    'guild-feast': 'Iedereen krijgt 2 bakstenen voor elk eigen gebouw van het Ambacht, hoogstens 6.',
    'royal-tax': 'Iedereen geeft alle bakstenen boven de 5 terug.',
    fire: 'De Orde met de meeste punten verliest haar goedkoopste gebouw. Niet bij een gelijke stand.',
    'call-to-arms':
      'De Orde met de meeste percelen, drie of meer, verlaat er een. Perceel en gebouw zijn nu van niemand. Niet bij een gelijke stand.',
    'golden-age': 'Iedereen krijgt 1 baksteen voor elk eigen gebouw, hoogstens 6.',
    renaissance: 'Iedereen zonder Invloedkaart krijgt er een.',
    'great-fair': 'Iedereen krijgt 2 bakstenen voor elk eigen gebouw van de Handel, hoogstens 6.',
  },
  influence: {
    desertion: 'Desertie',
    banishment: 'Verbanning',
    torch: 'Fakkel',
    loan: 'Lening',
    purse: 'Geldbuidel',
    'master-builders': 'Bouwmeesters',
    donation: 'Schenking',
    charter: 'Oorkonde',
    spy: 'Spion',
    'safe-conduct': 'Vrijgeleide',
    exemption: 'Vrijstelling',
    crier: 'Omroeper',
    dispensation: 'Ontheffing',
  },
  influenceDoes: {
    desertion: 'Een Ridder van een rivaal verlaat een perceel zonder gebouw. Het perceel is nu vrij.',
    banishment: 'Een rivaal verliest een gebouw van 3 of minder, en het perceel. Ze zijn nu van niemand.',
    torch: 'Een gebouw van 2 of minder van een rivaal brandt af. De rivaal houdt het perceel.',
    loan: 'Neem 5 bakstenen.',
    purse: 'Neem hoogstens 3 bakstenen van een rivaal.',
    'master-builders': 'Je mag deze beurt één gebouw meer bouwen.',
    donation: 'Je volgende gebouw van deze beurt kost niets.',
    charter:
      'Neem een vrij perceel, waar ook, voor de helft van de stippen, naar boven afgerond. Het is niet een van je twee, en belegert niets.',
    spy: 'Bekijk de Gebouwkaarten van een rivaal en neem er een. Geef daarna een van jouw kaarten terug.',
    'safe-conduct':
      'Deze kaart speelt vanzelf. De eerste Desertie, Verbanning, Fakkel, Geldbuidel of Spion tegen jou mislukt.',
    exemption: 'Deze kaart speelt vanzelf. De eerste belasting van 3 bakstenen of meer neemt niets van jou.',
    crier: 'Kies een soort. Alleen jij krijgt daar nu inkomen voor.',
    dispensation: 'Je mag deze beurt nog een keer bouwen. Je volgende gebouw mag overal staan.',
  },
  asked: {
    building: (category, value) =>
      `Het kost ${strong(countNoun(value, 'baksteen', 'bakstenen'))} en geeft ${strong(countNoun(value, 'punt', 'punten'))}. Bij een omgedraaide kaart ${OF[category]} geeft het evenveel bakstenen.`,
    place: {
      citizenry: 'Het mag overal staan.',
      crafts: 'Het mag niet in de binnenste ring staan.',
      municipal: 'Het mag niet aan de rivier staan.',
      trade: 'Het mag alleen aan een weg staan.',
    },
    oneTurnpike: 'Aan elke weg is plaats voor één Tolhuis.',
    pawned: (count) => `De Lommerd geeft ${countNoun(count, 'baksteen', 'bakstenen')} voor de kaart.`,
    copies: (count) => (count === 1 ? 'Er is er maar één van.' : `Er zijn er ${inWords(count)} van.`),
    epoch: (epoch) => `De kaart is van tijdperk ${epoch}.`,
    standsOn: (plot, premium) =>
      premium > 0
        ? `Het staat op ${plot}. Dat perceel geeft ${countNoun(premium, 'baksteen', 'bakstenen')} extra.`
        : `Het staat op ${plot}. Dat perceel geeft niets extra.`,
    ownerless: 'Geen eigenaar. Neem het perceel in, en je krijgt het erbij.',
    warded: 'De kaart mislukt als de rivaal een Vrijgeleide heeft.',
    playable: 'Speel de kaart in je beurt, voor of nadat je een kaart omdraait.',
    ofInfluence: {
      desertion: 'De kaart neemt nooit een laatste perceel.',
      banishment: 'De kaart neemt nooit een laatste perceel.',
      donation: 'De kaart vervalt aan het eind van je beurt.',
      charter: 'Het kost een van je Ridders.',
      dispensation:
        'Een Tolhuis heeft nog steeds een weg zonder Tolhuis nodig. De kaart vervalt aan het eind van je beurt.',
    },
    ofEvent: {
      longships: 'Niemand betaalt meer dan er is.',
      plague: 'Passen er meer percelen, dan kiest de eigenaar.',
      pilgrims: 'Bij een gelijke stand krijgt elk van hen er 4.',
      flood: 'Niemand betaalt meer dan er is.',
      'royal-tax':
        'Het werkt als de belasting van een kaart van het Stadsbestuur. Een Vrijstelling houdt het tegen.',
      fire: 'Van gelijke gebouwen brandt dat met minder stippen.',
      'call-to-arms': 'De speler kiest het perceel.',
    },
    powerGoes:
      'De eerste met drie zulke gebouwen krijgt de Grote Macht. Je raakt die kwijt met minder dan drie, of als iemand er meer heeft.',
    stand: 'Wat waar mag staan',
  },
}
