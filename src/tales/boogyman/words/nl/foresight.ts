import { hintWords } from '../../../../ui/text/nl/hints.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Whose } from '../en/foresight.ts'
import type { Messages } from '../messages.ts'
import { bots, common } from './base.ts'

const { manyOf, oneOf } = common

const who = (whose: Whose): string => (whose === 'yours' ? 'jij' : manyOf[whose])
const can = (whose: Whose): string => (whose === 'yours' ? 'kunt' : 'kunnen')
const he = (whose: Whose): string =>
  whose === 'yours' ? 'Jouw Boogyman' : `De Boogyman van de ${manyOf[whose]}`
const folk = (whose: Whose, count: number): string =>
  whose === 'yours'
    ? `${inWords(count)} van jou`
    : count === 1
      ? `de ${oneOf[whose]}`
      : `de ${inWords(count)} ${manyOf[whose]}`

export const threats: Messages['threats'] = {
  heading: 'Pas op',
  spoken: (lines) => `Pas op. ${lines.join(' ')}`,
  nothing: 'Niemand kan er straks een vangen of bij maken.',
  nothingThreatens: 'Er dreigt nu niets.',
  isOff: 'Waarschuwingen staan uit.',
  level: (level) => `Waarschuwingen: ${level}.`,

  wins: (whose, now, by) =>
    `${capital(who(whose))} ${can(whose)} ${now ? 'deze beurt' : 'volgende beurt'} winnen: ${
      by === 'seven' ? 'met zeven op het bord.' : 'de laatste kan gevangen worden.'
    }`,
  prey: (hunter, whose, count, tile) => `${he(hunter)} kan ${folk(whose, count)} op ${tile} vangen.`,
  called: (tile) => `Eerst wordt hij op ${tile} geroepen.`,
  makesWay: 'Eerst gaat een ander stuk opzij.',
  ripe: (whose, tiles, standing) =>
    `${capital(who(whose))} ${can(whose)} op ${tiles} erbij maken: ${inWords(standing)} van de zeven.`,
  seventh: (whose, actions) =>
    `${capital(who(whose))} ${can(whose)} er in ${countNoun(actions, 'actie', 'acties')} zeven hebben als niemand dat stopt.`,
  short: {
    wins: (whose, now) => `${capital(who(whose))} ${can(whose)} ${now ? 'nu' : 'straks'} winnen!`,
    prey: (whose, count, tile) =>
      `${capital(folk(whose, count))} op ${tile} ${count === 1 ? 'loopt' : 'lopen'} gevaar.`,
    ripe: (whose) => `${capital(who(whose))} ${can(whose)} erbij maken.`,
    seventh: (whose, actions) => `${capital(who(whose))}: zeven in ${countNoun(actions, 'actie', 'acties')}.`,
  },

  onTile: {
    prey: (count) => `hier ${count === 1 ? 'kan er één' : `kunnen er ${inWords(count)}`} gevangen worden`,
    ripe: (whose) => `${who(whose)} ${can(whose)} hier erbij maken`,
    safe: 'hier veilig',
  },

  aimed: {
    looking: 'Je kijkt alleen. Laat los: er gebeurt niets.',
    nothing: 'Het verandert voor niemand iets.',
    wins: 'Je wint.',
    letsWin: (whose) => `${capital(who(whose))} ${can(whose)} volgende beurt winnen.`,
    stopsWin: (whose) => `${capital(who(whose))} ${can(whose)} volgende beurt niet meer winnen.`,
    takes: (count) => `Dit vangt er ${inWords(count)}.`,
    makesOne: (standing) => `Eén erbij: ${inWords(standing)} van de zeven.`,
    leavesTree: (tile) => `Op ${tile} blijft een boom achter.`,
    leavesTreeFor: (tile, whose, beside) =>
      `Op ${tile} blijft een boom achter voor de ${who(whose)} ernaast, op ${beside}.`,
    exposes: (tile, count) =>
      `Op ${tile} ${count === 1 ? 'kan er één' : `kunnen er ${inWords(count)}`} van jou gevangen worden.`,
    saves: (tile) => `${tile} is veilig voor de Boogyman.`,
    feeds: (whose, tile) => `${capital(who(whose))} ${can(whose)} op ${tile} erbij maken.`,
    starves: (whose, tile) => `${capital(who(whose))} ${can(whose)} op ${tile} niet meer erbij maken.`,
    ripens: (tile) => `Jij kunt volgende beurt op ${tile} erbij maken.`,
    hunts: (tile, count) => `Jouw Boogyman kan er op ${tile} ${inWords(count)} vangen.`,
  },
}

export const hints: Messages['hints'] = {
  ...hintWords(bots.names),
  thenAfter: ', en dan ',
  place: (tile) => `er een op ${tile} zetten`,
  step: (from, to) => `van ${from} naar ${to} stappen`,
  spawn: (tile) => `er op ${tile} één bij maken`,
  call: (tile) => `op ${tile} de Boogyman roepen`,
  prowl: (tile) => `de Boogyman naar ${tile} sturen`,

  because: {
    wins: 'Dat wint.',
    takes: (count, tile) => `Dat vangt er ${inWords(count)} op ${tile}.`,
    makesOne: (standing) => `Dat maakt er één bij: ${inWords(standing)} van de zeven.`,
    stopsWin: 'Anders kan de andere kant volgende beurt winnen.',
    saves: (count, tile) => `Dat redt er ${inWords(count)} op ${tile} van de Boogyman.`,
    starves: (tile) => `De andere kant kan op ${tile} niet meer erbij maken.`,
    ripens: (tile) => `Jij kunt volgende beurt op ${tile} erbij maken.`,
    hunts: (count, tile) => `Jouw Boogyman kan er volgende beurt ${inWords(count)} op ${tile} vangen.`,
    leavesTree: (tile) => `Op ${tile} blijft een boom achter.`,
    quiet: 'Het helpt later: de Wachter kijkt verder vooruit.',
    opening: {
      beside: (tile) => `${tile} ligt naast een van jou.`,
      inside: (tile) => `${tile} ligt niet aan de rand.`,
      apart: (tile, steps) => `${tile} ligt ${countNoun(steps, 'vak', 'vakken')} van de anderen.`,
      rest: 'Geen ander vak is beter.',
    },
  },
}
