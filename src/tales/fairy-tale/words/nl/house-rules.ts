import type { HouseRulesWords } from '../house-rules.ts'

export const houseRules: HouseRulesWords = {
  how: 'De regels zijn hier onduidelijk. De eerste keuze is de onze.',
  done: 'Terug naar het omslag',
  tends: {
    lighter: 'Makkelijker:',
    darker: 'Moeilijker:',
    how: (by, without) => `in een sprookje met drie helden won de Wachter ${by}; zonder ${without}.`,
  },
  rules: {
    sides: {
      name: 'De vier kanten',
      source: 'De twee diagonalen door de Eik verdelen het bos in vier kanten.',
      read: 'Onze uitleg: een tegel precies op een diagonaal hoort bij beide kanten, en beweegt met beide mee.',
      means: {
        diagonal: 'Het noorden beweegt: elke tegel tussen zijn twee diagonalen, of erop.',
        half: 'Het noorden beweegt: elke tegel boven de rij van de Eik. Monsters bewegen vaker.',
      },
    },
    roads: {
      name: 'Waar tegels elkaar raken',
      source: 'Langs elke gedeelde rand komt weg aan weg en heg aan heg.',
      read: 'Onze uitleg: dat geldt als je een tegel legt. Minstens één weg moet altijd aansluiten. Zolang er nog een diamant komt, blijft de laatste open weg van het bos open.',
      means: {
        strict: 'Deze tegel kan hier niet: zijn weg loopt tegen een heg.',
        loose: 'Dat kan: één weg sluit aan, de andere mag ophouden bij een heg.',
      },
    },
    noDen: {
      name: 'Een zes, en geen hol',
      source: 'Is er geen zo’n hol: gooi opnieuw.',
      read: 'Onze uitleg: dat hoort bij dezelfde worp. Alleen een hol met een weg naar de Eik telt. Een duistere diamant in het bos is er ook een.',
      means: {
        'roll-again': 'Gooi nog eens om te zien waar ze komen.',
        none: 'Een stille beurt zonder nieuwe monsters.',
        'every-side': 'Ze komen een voor een, om beurten bij elke ingang, te beginnen in het noorden.',
      },
    },
    supply: {
      name: 'Tegels om uit te kiezen',
      source: 'Drie tegels liggen open in de markt, voor wie aan de beurt is.',
      read: 'Naar keuze: elke held heeft twee eigen tegels in plaats van de markt. Iedereen mag ze zien. Leg je er een, dan trek je meteen de volgende.',
      means: {
        market: 'Neem in je beurt een van de drie.',
        hand: 'Neem in je beurt een van je eigen twee.',
      },
    },
    goal: {
      name: 'Wat het verhaal wint',
      source: 'Is de derde duistere diamant gebroken, dan is het verhaal gewonnen.',
      read: 'Naar keuze: kies een ander doel. We kijken ernaar als een beurt voorbij is. Diamanten zitten nog in de stapel en zijn holen tot ze breken, maar winnen doen ze niet. Met het laatste hart van de Eik verliezen jullie nog steeds.',
      means: {
        diamonds: 'Vind ze alle drie, en stap erop.',
        'last-tile': 'De stapel is leeg als een beurt voorbij is.',
        rounds: 'Beurt twintig is voorbij, en de Eik staat nog.',
        'monsters-22': 'Tweeëntwintig monsters zijn weg zonder de Eik te bereiken. Voor een bedverhaaltje.',
        'monsters-28':
          'Achtentwintig monsters zijn weg zonder de Eik te bereiken. Voor elke andere moeilijkheid.',
      },
    },
    oak: {
      name: 'De harten van de Eik',
      source: 'Met het derde monster bij de Eik is het verhaal verloren.',
      read: 'Naar keuze: een tere Eik maakt het moeilijker. De Eik krijgt nooit meer harten dan aan het begin.',
      means: {
        sturdy: 'Drie harten. Elk monster dat hem bereikt, neemt er een.',
        frail: 'Eén hart. Bereikt een monster hem, dan verliezen jullie.',
      },
    },
    heroes: {
      name: 'Kunnen helden verloren gaan?',
      source: 'Monsters houden een held nooit tegen.',
      read: 'Naar keuze: na de zet van de monsters sleuren drie op één tegel de held daar mee. Op de Eik is iedereen veilig. De anderen spelen verder; zijn alle helden weg, dan verliezen jullie.',
      means: {
        safe: 'Monsters komen en gaan, en de held blijft.',
        mortal: 'Drie op de tegel nadat ze bewogen: de held wordt meegesleurd, en is uit het spel.',
      },
    },
    arrivals: {
      name: 'Waar nieuwe monsters komen',
      source: 'Ze komen allemaal van de kant die de dobbelsteen wijst.',
      read: 'Naar keuze: verdeel ze over alle vier de kanten, te beginnen met die van de dobbelsteen (bij een zes het noorden). Of gooi voor elk monster. Het aantal blijft gelijk.',
      means: {
        side: 'De dobbelsteen wijst oost: daar komen ze allemaal.',
        dealt: 'De dobbelsteen wijst oost: één daar, één in het zuiden, één in het westen, enzovoort.',
        each: 'Een dobbelsteen voor elk, na elkaar. Elk komt waar de eigen dobbelsteen wijst.',
      },
    },
    moves: {
      name: 'Wanneer monsters bewegen',
      source: 'Als een beurt eindigt, zegt de dobbelsteen welke monsters bewegen.',
      read: 'Naar keuze: ze bewegen één keer per ronde, als iedereen een beurt heeft gehad. Allemaal, zonder dobbelsteen. Er zijn dan geen afspraken.',
      means: {
        turn: 'Na elke beurt zegt de dobbelsteen wie beweegt.',
        round: 'Na de beurt van de laatste held bewegen ze allemaal, zonder dobbelsteen.',
      },
    },
    grove: {
      name: 'Een ingenomen bosje',
      source: 'Meer monsters dan wij in een bosje kosten een hart.',
      read: 'Bosjes horen bij de doos met donkere tegels. Naar keuze: het wordt moeilijker, want jullie verliezen als een bosje wordt ingenomen.',
      means: {
        heart: 'Het kost een hart. De monsters zijn weg, en het bosje wordt geveld.',
        loss: 'Jullie verliezen het spel.',
      },
    },
  },
}
