import { hintWords } from '../../../../ui/text/nl/hints.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'
import { bots } from './base.ts'

export const hints: Messages['hints'] = {
  ...hintWords(bots.names),
  choose: (plot) => `${plot} kiezen`,
  stop: 'stoppen met kiezen',
  reveal: 'een kaart omdraaien',
  sell: (card, where) => `${card} ${where} verkopen`,
  buy: (card, where) => `${card} ${where} kopen`,
  'buy-pile': 'een kaart van de stapel kopen',
  claim: (plot) => `${plot} innemen`,
  build: (card, plot) => `${card} op ${plot} bouwen`,
  raze: (plot) => `het gebouw op ${plot} slopen`,
  hire: 'een Invloedkaart inhuren',
  play: (card) => `${card} spelen`,
  playAt: (card, at) => `${card} spelen op ${at}`,
  withdraw: (plot) => `${plot} verlaten`,
  discard: (card) => `${card} afleggen`,
  take: (card) => `${card} nemen`,
  give: (card) => `${card} geven`,
  end: 'de beurt beëindigen',
  resign: 'opgeven',

  because: {
    wins: 'Daarmee win je het spel.',
    besieges: (plot, who) => `Je neemt ${plot} van ${who} door een belegering.`,
    power: (category) => `Je wordt de Grote Macht van ${category}.`,
    redBox: 'Je eindigt op een rood vak en krijgt een Invloedkaart.',
    points: (count) => `Je krijgt ${countNoun(count, 'punt', 'punten')}.`,
    income: (category, count) => `${category} betaalt je dan ${countNoun(count, 'baksteen', 'bakstenen')}.`,
    saves: (plot) => `Dan kan niemand ${plot} met één inname nemen.`,
    land: (count) => `Je krijgt ${countNoun(count, 'perceel', 'percelen')} meer om op te bouwen.`,
    taxes: (count) => `Belasting zou ${countNoun(count, 'baksteen', 'bakstenen')} minder nemen.`,
    reveal: 'Draai eerst een kaart om. Daarna kun je kopen en bouwen.',
    plot: {
      premium: (count) => `Het betaalt een premie van ${inWords(count)}.`,
      dots: (count) => `Het heeft ${countNoun(count, 'stip', 'stippen')}: minder dan de meeste.`,
      fits: (count) => `Je kunt er ${countNoun(count, 'kaart', 'kaarten')} van jou bouwen.`,
      free: (count) =>
        `${capital(countNoun(count, 'perceel', 'percelen'))} ernaast ${count === 1 ? 'is' : 'zijn'} vrij.`,
      takes: (count) => `Gebouwen van ${countNoun(count, 'soort', 'soorten')} passen er.`,
    },
    best: 'Alles bij elkaar is het het beste perceel.',
    stop: 'Geen perceel is zijn stippen nog waard.',
    take: 'Die is je het meest waard.',
    question: 'Dat kost je het minst.',
    quiet: 'Het brengt nu niets, maar helpt later het meest.',
  },
}
