import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'

const turns = (count: number) => countNoun(count, 'beurt', 'beurten')

export const end: AllWords['end'] = {
  subtitle: {
    'total-victory': 'door de deur, en thuis',
    'convincing-victory': 'ze vluchtten door de achterdeur',
    victory: 'en er was niemand thuis',
    draw: 'een paar ontkwamen, en jij hinkte naar huis',
    'total-defeat': 'de vesting staat er nog',
  },
  once: 'Er was eens een vesting die niet open wilde, en de helft van wie haar hield, waren vrienden geweest.',
  lasted: (count, siege) =>
    siege === 1
      ? `Het beleg duurde ${strong(turns(count))}.`
      : `Er waren ${strong(countNoun(siege, 'beleg', 'belegeringen'))} voor nodig; het laatste duurde ${turns(count)}.`,
  fell: (slain, fallen) =>
    `Er ${slain === 1 ? 'viel' : 'vielen'} ${slain === 0 ? 'geen verdedigers' : countNoun(slain, 'verdediger', 'verdedigers')}, en ${fallen === 0 ? 'niemand' : inWords(fallen)} van jou.`,
  nights: (lost) => `De nachten namen samen ${strong(inWords(lost))} leven.`,
  stormed: (damage, roll) => `Je bestormde de poort met ${strong(damage)} tegen ${strong(roll)}.`,
  how: {
    'total-victory': 'De poort knapte als een noot, en die avond was er soep voor iedereen.',
    'convincing-victory': 'Jij houdt de vesting, en wie vluchtte, mag op de thee komen.',
    victory: 'Binnen stonden een gedekte tafel en een warme kachel, en er was helemaal niemand.',
    draw: 'Jij telde je wonden, en de vesting telde de hare.',
    'total-defeat': 'Zo staat ze er vandaag nog.',
  },
  lostBy: {
    assault: '',
    life: `Toen brandde de ${strong('kaars')} op.`,
    'no-creatures': `Toen was er ${strong('niemand over')} die met je mee wilde.`,
    yielded: `Toen ${strong('gaf je het op')}, en niemand nam het je kwalijk.`,
    'given-up': `Toen ${strong('gaf je het op')}, en niemand nam het je kwalijk.`,
  },
  close: { won: 'tot het dak lekt.', lost: 'tot er iemand komt met een langere kaars.' },

  renown: 'Roem',
  renownParts: {
    outcome: (points, outcome) => `${outcome}: ${points}`,
    life: (points) => `leven over: ${points}`,
    defenders: (points) => `verdedigers: ${points}`,
    earlier: (points) => `eerdere belegeringen: −${points}`,
  },
  renownSaid: (total, parts) => `Roem ${total}: ${parts}.`,

  unfolded: 'Hoe het beleg ging',
  chart: (count, left) =>
    `Leven en verdedigers over ${turns(count)}. Aan het eind: ${left} leven. De tabel hieronder heeft elke beurt.`,
  life: 'Leven',
  defenders: 'Verdedigers',
  power: 'Totaal in de bestorming',
  turns: 'beurten',
  tookDefenders: (count) =>
    `${capital(countNoun(count, 'verdediger', 'verdedigers'))} ${count === 1 ? 'viel' : 'vielen'}`,
  lostOwn: (count) => `${capital(inWords(count))} van jou ${count === 1 ? 'viel' : 'vielen'}`,
  laidMore: (cost) => `Landen kostten ${inWords(cost)} leven`,
  decided: 'Wat de doorslag gaf',
  decidedBy: {
    dice: (damage, roll, chance) =>
      `De drie stenen: ${damage} tegen ${roll}. Van zulke bestormingen gaat ${chance} minstens zo goed.`,
    nights: (lost, mean) => `De nachten namen ${inWords(lost)} leven. Gemiddeld is het ${mean}.`,
    patience: (turn, total) =>
      `De laatste verdediger viel in beurt ${turn}, toen je leger op ${total} stond.`,
    lands: (paid) => `Extra landen kostten ${inWords(paid)} leven.`,
    creatures: 'Al je wezens vielen in de gevechten, en geen kaart bracht er nog een.',
  },
  last: 'Het einde van het beleg',
  review: {
    chances: 'Je kans om te winnen',
    how: 'Als onze Page na elke beurt had doorgespeeld.',
    began: 'Begin van de beurt',
    acted: 'Na je acties',
    none: 'Er was geen veel betere zet.',
    luckyNight: (turn, face, share) => `Gelukkigste nacht: beurt ${turn}, een ${face} (+${share}).`,
    unluckyNight: (turn, face, share) => `Zwaarste nacht: beurt ${turn}, een ${face} (−${share}).`,
    luckyAssault: (share) => `De stenen van de bestorming gaven ${share}.`,
    unluckyAssault: (share) => `De stenen van de bestorming kostten ${share}.`,
    advice: (plan, played, better) =>
      `Beter: ${strong(plan)}. Dan was je kans om te winnen ${better}, niet ${played}.`,
  },
  againFlourish: 'Nog een',
  againMain: 'beleg',
  againName: 'Nog een beleg, met dezelfde stapel',
  muster: 'Verander de stapel',
}

export const giveUp: AllWords['giveUp'] = {
  title: 'Dit beleg opgeven?',
  text: 'Het eindigt in een totale nederlaag.',
  notNow: (who) => `${capital(who)} speelt het beleg. Neem het eerst over.`,
}
