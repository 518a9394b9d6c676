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
      'Wie drie percelen of meer heeft, verliest de Ridder op het eigen perceel zonder gebouw met de minste stippen.',
    pilgrims: 'Wie de minste punten heeft, krijgt 4 bakstenen.',
    flood: 'Iedereen betaalt 2 bakstenen voor elk eigen gebouw aan de rivier.',
    'guild-feast': 'Iedereen krijgt 2 bakstenen voor elk eigen gebouw van het Ambacht, hoogstens 6.',
    'royal-tax': 'Iedereen geeft alle bakstenen boven de 5 terug.',
    fire: 'Wie als enige de meeste punten heeft, verliest het eigen gebouw met de laagste waarde.',
    'call-to-arms':
      'Wie als enige de meeste percelen heeft, en minstens drie, geeft er een op: perceel en gebouw zijn van niemand.',
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
    desertion: 'De Ridder verlaat een perceel zonder gebouw van een rivaal. Het perceel is van niemand.',
    banishment:
      'Een rivaal verliest een gebouw van 3 of minder, samen met het perceel. Beide zijn van niemand.',
    torch: 'Een gebouw van 2 of minder van een rivaal brandt af. Het perceel blijft van de rivaal.',
    loan: 'Neem 5 bakstenen.',
    purse: 'Neem hoogstens 3 bakstenen van een rivaal.',
    'master-builders': 'Je mag deze beurt één gebouw meer bouwen.',
    donation: 'Je volgende gebouw van deze beurt kost niets.',
    charter:
      'Neem een vrij perceel voor de helft van de stippen, naar boven afgerond. Het telt niet als een van je twee, en belegert niemand.',
    spy: 'Bekijk de Gebouwkaarten van een rivaal en neem er een. Geef daarna een van jouw kaarten terug.',
    'safe-conduct':
      'Speelt vanzelf: de eerste Desertie, Verbanning, Fakkel, Geldbuidel of Spion tegen jou mislukt.',
    exemption: 'Speelt vanzelf: de eerste belasting die jou 3 bakstenen of meer zou kosten, neemt niets.',
    crier: 'Alleen jij krijgt nu inkomen van je beste gebouw van één soort.',
    dispensation:
      'Je mag deze beurt één gebouw meer bouwen, en je volgende gebouw mag staan waar dat anders niet mag.',
  },
  asked: {
    building: (category, value) =>
      `Het kost ${strong(countNoun(value, 'baksteen', 'bakstenen'))} om te bouwen, brengt evenveel op wanneer er een kaart ${OF[category]} wordt omgedraaid, en telt voor ${strong(countNoun(value, 'punt', 'punten'))}.`,
    place: {
      citizenry: 'Het mag overal staan.',
      crafts: 'Het mag niet in de binnenste ring staan.',
      municipal: 'Het mag niet aan de rivier staan.',
      trade: 'Het mag alleen aan een weg staan.',
    },
    oneTurnpike: 'Aan elke weg is plaats voor één Tolhuis.',
    pawned: (count) => `De Lommerd geeft ${countNoun(count, 'baksteen', 'bakstenen')} voor de kaart.`,
    copies: (count) => (count === 1 ? 'Er is er maar één van.' : `Er zijn er ${inWords(count)} van.`),
    epoch: (epoch) => `De kaart komt in tijdperk ${epoch}.`,
    standsOn: (plot, premium) =>
      premium > 0
        ? `Het staat op ${plot}, en daar komt ${countNoun(premium, 'baksteen', 'bakstenen')} bij de opbrengst.`
        : `Het staat op ${plot}, en daar komt niets bij de opbrengst.`,
    ownerless: 'Het is van niemand: wie het perceel inneemt, krijgt het erbij.',
    warded: 'Een Vrijgeleide in de hand van de rivaal weert de kaart af.',
    playable: 'Speel de kaart in je eigen beurt, voor je een kaart omdraait of erna.',
    ofInfluence: {
      desertion: 'Niemand verliest hierdoor een laatste perceel.',
      banishment: 'Niemand verliest hierdoor een laatste perceel.',
      donation: 'Ongebruikt vervalt de kaart met je beurt.',
      charter: 'Het kost een van je Ridders.',
      dispensation:
        'Een Tolhuis heeft nog steeds een weg zonder Tolhuis nodig. Ongebruikt vervalt de kaart met je beurt.',
    },
    ofEvent: {
      longships: 'Niemand betaalt meer dan er is.',
      plague: 'Tussen gelijke percelen kiest de eigenaar.',
      pilgrims: 'Hebben er meer even weinig, dan krijgt elk van hen er 4.',
      flood: 'Niemand betaalt meer dan er is.',
      'royal-tax':
        'Het gaat als bij de belasting van een kaart van het Stadsbestuur, en een Vrijstelling beschermt ertegen.',
      fire: 'Tussen gelijke gebouwen treft het dat op het perceel met minder stippen.',
      'call-to-arms': 'Die kiest zelf welk perceel.',
    },
    powerGoes:
      'Wie als eerste drie zulke gebouwen heeft, krijgt de Grote Macht, en raakt die kwijt met minder dan drie, of als iemand er meer heeft.',
    stand: 'Wat waar mag staan',
  },
}
