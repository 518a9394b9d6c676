import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'
import { common } from './base.ts'

export const log: Messages['log'] = {
  began: (siege, garrison) =>
    siege === 1 ? `Op de muur staan ${garrison}.` : `Het beleg begon opnieuw. Op de muur staan ${garrison}.`,
  hand: (cards) => `Je hebt ${cards}.`,
  drew: (card) => `Je trok ${card}.`,
  drewNothing: 'Er was geen kaart meer om te trekken.',
  laid: (land) => `Je legde een ${land}.`,
  landCost: 'Dat kostte één leven.',
  cast: (who) => `${capital(who)} kwam bij je.`,
  castRests: 'Het rust tot je volgende beurt.',
  castTreasure: (what) => `${capital(what)} ligt voor je.`,
  met: (attacker, defender) => `${capital(attacker)} stapt naar voren, en ${defender} komt erop af.`,
  metWhy: {
    'kills-and-lives': 'De zwakste van wie hem doodt en leeft, komt.',
    lives: 'Niemand doodt hem en leeft. De minst taaie van wie leeft, komt.',
    kills: 'Niemand zou blijven leven. Van wie hem doodt, komt die met de minste kracht.',
    weakest: 'Niemand doodt hem of blijft leven. De zwakste komt.',
  },
  fought: (attacker, defender) => `${capital(attacker)} en ${defender} sloegen tegelijk toe.`,
  bothFell: 'Beiden vielen.',
  fellAttacker: (who) => `${capital(who)} viel.`,
  fellDefender: (who) => `${capital(who)} viel.`,
  nobodyFell: 'Niemand viel.',
  gone: 'De muur is verlaten.',
  goneWhy: 'Volgende beurt bestorm je de poort, als je dan nog leeft.',
  night: (face) => `De nacht gooide een ${face}.`,
  nightGain: (amount, life) => `${capital(inWords(amount))} leven erbij: ${inWords(life)}.`,
  nightLoss: (amount, life) =>
    `${capital(inWords(amount))} leven minder: ${life <= 0 ? 'er is niets over' : `nog ${inWords(life)}`}.`,
  nightNothing: 'Ze nam niets.',
  turn: (turn) => `Beurt ${turn} begon.`,
  assaultTurn: 'Niemand staat meer op de muur. Nu bestorm je de poort.',
  stormed: (damage, dice, walls, roll) =>
    `Je bestormde de poort met ${damage}. De stenen toonden ${dice}${walls > 0 ? `, de muren doen er ${walls} bij` : ''}: ${roll}.`,
  results: {
    'total-victory': 'Meer dan vijf boven de stenen: een totale overwinning.',
    'convincing-victory': 'Boven de stenen: een overtuigende overwinning.',
    victory: 'Gelijk: een overwinning.',
    draw: 'Eronder, hoogstens vijf: gelijkspel.',
    'driven-out': 'Meer dan vijf eronder: je werd verdreven.',
  },
  over: {
    'total-victory': 'Je ging door de deur naar binnen, en bleef er wonen.',
    'convincing-victory': 'De vesting is van jou; ze vluchtten door de achterdeur.',
    victory: 'Ze was verlaten, en nu is ze van jou.',
    draw: 'Een paar ontkwamen, en jij raakte zwaar gewond.',
    'total-defeat': 'Het beleg is verloren.',
  },
  lostBy: {
    assault: '',
    life: 'De kaars brandde op.',
    'no-creatures': 'Je had geen wezen meer in leger, hand of stapel.',
    yielded: 'Je gaf het op.',
    'given-up': 'Je gaf het op.',
  },
  kept: 'Je hield je eerste hand.',
  redrew: 'Je trok zeven andere.',
  siegeAgain: 'Je verzamelde al je kaarten voor een nieuw beleg.',
  several: (name, count) => (count === 1 ? name : `${inWords(count)} keer ${name}`),
  turnOf: (turn, siege = 1) => {
    if (siege === 1) return common.turn(turn)
    return turn === 0
      ? `Voor het ${ordinal(siege)} beleg`
      : `De ${ordinal(turn)} beurt van het ${ordinal(siege)} beleg`
  },
  left: (count) => `Er ${count === 1 ? 'is' : 'zijn'} nog ${countNoun(count, 'verdediger', 'verdedigers')}.`,
}

export const refusals: Messages['refusals'] = {
  over: 'Het spel is uit.',
  'answer-first': 'Beantwoord eerst de vraag.',
  'not-asked': 'Dat wordt nu niet gevraagd.',
  'not-in-hand': 'Die kaart is niet in je hand.',
  'fight-first': 'Laat eerst je colonne vechten.',
  'last-life': 'Dit land zou je laatste leven kosten.',
  'kind-missing': 'Je hebt te weinig landen van die soort.',
  'too-few-lands': 'Je hebt te weinig landen over.',
  'not-in-army': 'Dat wezen is niet in je leger.',
  'must-assault': 'Er is geen verdediger meer. Nu bestorm je de poort.',
  'attacked-already': 'Je hebt deze beurt al aangevallen.',
  'not-ready': 'Het kwam deze beurt. Het rust tot de volgende.',
  'sent-already': 'Het is al naar voren gestapt.',
  'nobody-to-meet': 'Er is geen verdediger vrij.',
  'stronger-first': 'Huisregel: een sterkere kan niet na een zwakkere komen.',
  'nobody-sent': 'Er is nog niemand naar voren gestapt.',
  'garrison-stands': 'Eerst moeten alle verdedigers vallen. Dan bestorm je de poort.',
}
