import type { HouseRulesWords } from '../house-rules.ts'

export const houseRules: HouseRulesWords = {
  how: 'De regels laten dit open. Onze uitleg staat voorop; kies een andere als jullie die liever spelen.',
  done: 'Terug naar het omslag',
  tends: {
    lighter: 'Een lichter verhaal:',
    darker: 'Een donkerder verhaal:',
    how: (by, without) => `in een sprookje met drie helden won de Wachter ${by}; zonder ${without}.`,
  },
  rules: {
    sides: {
      name: 'De vier kanten',
      source: 'De twee diagonalen door de Eik verdelen het bos in vier kanten.',
      read: 'Onze uitleg: een tegel precies op een diagonaal hoort bij beide kanten, en beweegt met beide mee.',
      means: {
        diagonal: 'Het noorden beweegt: alles tussen zijn twee diagonalen, en wat erop staat.',
        half: 'Het noorden beweegt: elke tegel boven de rij van de Eik. Monsters bewegen vaker.',
      },
    },
    roads: {
      name: 'Waar tegels elkaar raken',
      source: 'Langs elke gedeelde rand komt weg aan weg en heg aan heg.',
      read: 'Onze uitleg: dat geldt voor een tegel die gelegd wordt. Hoe dan ook sluit minstens één weg aan, en zolang er nog een diamant moet komen, blijft de laatste open weg van het bos open.',
      means: {
        strict: 'Deze tegel mag hier niet liggen: zijn weg loopt tegen een heg.',
        loose: 'Dat mag: één weg sluit aan, de andere mag ophouden bij een heg.',
      },
    },
    noDen: {
      name: 'Een zes, en geen hol',
      source: 'Is er geen zo’n hol: gooi opnieuw.',
      read: 'Onze uitleg: dat hoort bij dezelfde worp. Alleen een hol met een weg naar de Eik telt; een duistere diamant in het bos is er ook een.',
      means: {
        'roll-again': 'De dobbelsteen valt nog eens, en zegt waar ze komen.',
        none: 'Een stille beurt zonder nieuwe monsters.',
        'every-side': 'Ze komen een voor een, om beurten bij elke ingang, vanaf het noorden.',
      },
    },
    supply: {
      name: 'Tegels om uit te kiezen',
      source: 'Drie tegels liggen open in de markt, voor wie aan de beurt is.',
      read: 'Wie graag vooruitdenkt, kan elke held twee eigen tegels geven in plaats van de markt, open voor iedereen. Wie er een legt, trekt meteen de volgende.',
      means: {
        market: 'Wie aan de beurt is, neemt een van de drie.',
        hand: 'Wie aan de beurt is, neemt een van de eigen twee.',
      },
    },
    goal: {
      name: 'Wat het verhaal wint',
      source: 'Is de derde duistere diamant gebroken, dan is het verhaal gewonnen.',
      read: 'Een tafel kan een ander doel kiezen. Er wordt gekeken als een beurt voorbij is. Diamanten zitten nog in de stapel en zijn holen tot ze breken, maar winnen doen ze niet. Met het laatste hart van de Eik is het verhaal altijd verloren.',
      means: {
        diamonds: 'Vind ze alle drie, en stap erop.',
        'last-tile': 'De stapel is leeg als een beurt voorbij is.',
        rounds: 'Beurt twintig is voorbij, en de Eik staat nog.',
        'monsters-22':
          'Tweeëntwintig monsters zijn weg die de Eik niet bereikten. Voor een verhaaltje voor het slapengaan.',
        'monsters-28': 'Achtentwintig monsters zijn weg die de Eik niet bereikten. Voor elk ander verhaal.',
      },
    },
    oak: {
      name: 'De harten van de Eik',
      source: 'Met het derde monster bij de Eik is het verhaal verloren.',
      read: 'Voor wie het duisterder wil, mag de Eik teer zijn. Niets geeft hem ooit meer harten dan aan het begin.',
      means: {
        sturdy: 'Drie harten: een monster dat hem bereikt, neemt er een mee.',
        frail: 'Eén hart: het eerste monster dat hem bereikt, beslist het verhaal.',
      },
    },
    heroes: {
      name: 'Wat helden overkomt',
      source: 'Monsters houden een held nooit tegen.',
      read: 'Wie voor zijn helden wil vrezen, mag ze laten verliezen: als de monsters bewogen hebben, sleuren drie ervan een held mee die bij hen staat. Op de Eik loopt niemand gevaar. De anderen spelen verder; zijn allen weg, dan is het verhaal verloren.',
      means: {
        safe: 'Monsters komen en gaan, en de held blijft.',
        mortal: 'Drie op de tegel nadat ze bewogen hebben: de held wordt meegesleurd, en is uit het verhaal.',
      },
    },
    arrivals: {
      name: 'Waar nieuwe monsters komen',
      source: 'Ze komen allemaal van de kant die de dobbelsteen wijst.',
      read: 'Wie overal tegelijk wil opletten, mag ze over alle vier de kanten verdelen, te beginnen met die van de dobbelsteen. Een zes begint dan in het noorden. Of elk monster heeft een eigen dobbelsteen. Hoe ze ook komen, het zijn er evenveel.',
      means: {
        side: 'De dobbelsteen wijst oost: daar komen ze allemaal.',
        dealt: 'De dobbelsteen wijst oost: één daar, één in het zuiden, één in het westen, enzovoort.',
        each: 'Een dobbelsteen voor elk, na elkaar: elk komt waar de eigen dobbelsteen wijst.',
      },
    },
    moves: {
      name: 'Wanneer monsters bewegen',
      source: 'Als een beurt eindigt, zegt de dobbelsteen welke monsters bewegen.',
      read: 'Wie graag weet wat er komt, mag ze één keer per ronde laten bewegen: allemaal, zonder dobbelsteen, als iedereen een beurt heeft gehad. Afspraken worden dan niet gemaakt.',
      means: {
        turn: 'Na elke beurt zegt de dobbelsteen wie beweegt.',
        round: 'Na de beurt van de laatste held bewegen ze allemaal, zonder dobbelsteen.',
      },
    },
    grove: {
      name: 'Een ingenomen bosje',
      source: 'Meer monsters dan wij in een bosje kosten een hart.',
      read: 'Dit gaat over bosjes, die bij de doos met duistere tegels horen. Wie het duisterder wil, laat een ingenomen bosje het verhaal beslissen.',
      means: {
        heart: 'Het kost een hart, de monsters zijn weg, en het bosje wordt gekapt.',
        loss: 'Het verhaal is verloren.',
      },
    },
  },
}
