import { does, type Examples, no } from './example.ts'

/** Examples of all Influence cards and Events. */
export const CARD_EXAMPLES = {
  hire: [
    does(
      'seat 1 bricks 5 plots g1 | seat 2 bricks 5 plots c5 | influence-pile torch',
      ['hire'],
      'influence',
      [19],
    ),
    does(
      'seat 1 bricks 5 plots g1 influence loan spy | seat 2 bricks 5 plots c5 | influence-pile torch',
      ['hire', 'discard torch or discard loan or discard spy'],
      'discarded',
    ),
    does(
      'seat 1 bricks 5 plots g1 influence loan spy | seat 2 bricks 5 plots c5 | influence-pile torch',
      ['hire', 'end'],
      no('question-open'),
    ),
    does(
      'seat 1 bricks 5 plots g1 influence loan spy | seat 2 bricks 5 plots c5 | influence-pile torch',
      ['hire', 'discard purse'],
      no('not-offered'),
    ),
    does(
      'seat 1 bricks 5 plots g1 influence loan | seat 2 bricks 5 plots c5',
      ['discard loan'],
      no('no-question'),
    ),
  ],
  rivals: [
    does(
      'seat 1 bricks 0 plots g1 influence desertion | seat 2 bricks 5 plots c5 b3',
      ['play desertion c5 or play desertion b3'],
      {
        type: 'vacated',
        because: 'desertion',
      },
    ),
    does(
      'seat 1 bricks 0 plots g1 influence banishment | seat 2 bricks 5 plots c5 b3=school',
      ['play banishment b3'],
      {
        type: 'vacated',
        because: 'banishment',
      },
    ),
    does(
      'seat 1 bricks 0 plots g1 influence torch | seat 2 bricks 5 plots c5=stable b3=school',
      ['play torch c5'],
      {
        type: 'destroyed',
        because: 'torch',
      },
    ),
    does('seat 1 bricks 0 plots g1 influence purse | seat 2 bricks 5 plots c5', ['play purse 2'], {
      type: 'bricks',
      because: 'purse',
    }),
    does(
      'seat 1 bricks 0 plots g1 hand stable influence spy | seat 2 bricks 5 plots c5 hand manor* inn',
      ['play spy 2', 'take manor or take inn', 'give stable'],
      'gave',
      [30],
    ),
    does(
      'seat 1 bricks 0 plots g1 influence torch | seat 2 bricks 5 plots c5=stable b3=school',
      ['play torch b3'],
      no('bad-target'),
    ),
    does(
      'seat 1 bricks 0 plots g1 influence desertion | seat 2 bricks 5 plots c5',
      ['play desertion c5'],
      no('last-plot'),
      [22],
    ),
  ],
  yourself: [
    does('seat 1 bricks 0 plots g1 influence loan | seat 2 bricks 5 plots c5', ['play loan'], {
      type: 'played',
      card: 'loan',
    }),
    does(
      'seat 1 bricks 3 plots a5 d5 g5 hand stable flour-mill donjon influence master-builders | seat 2 bricks 5 plots h5',
      ['play master-builders', 'build stable a5', 'build flour-mill d5', 'build donjon g5'],
      { type: 'built', card: 'donjon' },
    ),
    does(
      'seat 1 bricks 0 plots g1 hand basilica influence donation | seat 2 bricks 5 plots h5',
      ['play donation', 'build basilica g1'],
      { type: 'built', count: 0 },
    ),
    does(
      'seat 1 bricks 3 plots a5 influence charter | seat 2 bricks 5 plots h5',
      ['play charter e1 or play charter d3'],
      {
        type: 'claimed',
        because: 'charter',
      },
    ),
    does(
      'seat 1 bricks 0 plots c3=inn influence crier | seat 2 bricks 5 plots a4=inn',
      ['play crier trade'],
      { type: 'income', seat: 0 },
    ),
    does(
      'seat 1 bricks 5 plots g1 hand printing-house influence dispensation | seat 2 bricks 5 plots c5',
      ['play dispensation', 'build printing-house g1'],
      { type: 'built', card: 'printing-house' },
    ),
    does(
      'seat 1 bricks 0 plots c3=inn influence crier | seat 2 bricks 5 plots a5=stable',
      ['play crier crafts'],
      no('bad-target'),
    ),
  ],
  themselves: [
    does(
      'seat 1 bricks 1 plots g1 hand stable influence spy | seat 2 bricks 5 plots c5 hand basilica influence safe-conduct',
      ['play spy 2'],
      'warded',
      [20, 32],
    ),
    does(
      'seat 1 bricks 9 plots g1 influence exemption | seat 2 bricks 8 plots a5 | phase reveal | pile chapel',
      ['reveal'],
      'exempt',
      [20],
    ),
    does(
      'seat 1 bricks 1 plots g1 influence exemption | seat 2 bricks 5 plots c5',
      ['play exemption'],
      no('plays-by-itself'),
      [20],
    ),
  ],
  giving: [
    does(
      'version strategic | seat 1 bricks 0 plots f5=flour-mill f3=flour-mill | seat 2 bricks 0 plots a5=stable | phase reveal | pile excellent-harvest; cottage;',
      ['reveal'],
      { type: 'event', name: 'excellent-harvest' },
      [21],
    ),
    does(
      'version strategic | seat 1 bricks 0 plots f5 | seat 2 bricks 3 plots a5 | phase reveal | pile mild-winter; cottage;',
      ['reveal'],
      { type: 'event', name: 'mild-winter' },
    ),
    does(
      'version strategic | seat 1 bricks 0 plots c3 c6 d4 | seat 2 bricks 3 plots a4 a5 | phase reveal | pile spring-fair; cottage;',
      ['reveal'],
      { type: 'event', name: 'spring-fair' },
    ),
    does(
      'version strategic | seat 1 bricks 0 plots c3=stable c6=manor d4 | seat 2 bricks 3 plots a4=cottage | phase reveal | pile ; settlers; hospital',
      ['reveal'],
      { type: 'event', name: 'settlers' },
    ),
    does(
      'version strategic | seat 1 bricks 0 plots c3=stable | seat 2 bricks 3 plots a4=cottage | phase reveal | pile ; pilgrims; library',
      ['reveal'],
      { type: 'event', name: 'pilgrims' },
    ),
    does(
      'seat 1 bricks 0 plots f5=flour-mill f3=smithy | seat 2 bricks 0 plots a5=stable | phase reveal | pile guild-feast manor',
      ['reveal'],
      { type: 'event', name: 'guild-feast' },
    ),
    does(
      'seat 1 bricks 0 plots f5=flour-mill f3=smithy e2=chapel | seat 2 bricks 0 plots a5=stable | phase reveal | pile golden-age manor',
      ['reveal'],
      { type: 'event', name: 'golden-age' },
    ),
    does(
      'seat 1 bricks 0 plots f5 | seat 2 bricks 0 plots a5 influence loan | phase reveal | pile renaissance manor | influence-pile torch',
      ['reveal'],
      { type: 'event', name: 'renaissance' },
    ),
    does(
      'seat 1 bricks 0 plots c3=inn d4=turnpike | seat 2 bricks 0 plots a4=inn | phase reveal | pile great-fair manor',
      ['reveal'],
      { type: 'event', name: 'great-fair' },
    ),
  ],
  taking: [
    does(
      'version strategic | seat 1 bricks 5 plots a1 a2 | seat 2 bricks 5 plots h4 g3 b5 | phase reveal | pile ; longships; manor',
      ['reveal'],
      { type: 'event', name: 'longships' },
    ),
    does(
      'version strategic | on-turn 2 | seat 1 bricks 0 plots c5 d6 e4 | seat 2 bricks 0 plots a5 h4 f5=stable | phase reveal | pile ; plague; manor',
      ['reveal', 'withdraw h4 or withdraw a5', 'withdraw c5'],
      { type: 'vacated', because: 'plague' },
      [12],
    ),
    does(
      'seat 1 bricks 5 plots a1=manor a2 | seat 2 bricks 3 plots b5=inn b6=stable | phase reveal | pile flood smithy',
      ['reveal'],
      { type: 'event', name: 'flood' },
    ),
    does(
      'seat 1 bricks 9 plots a1 | seat 2 bricks 7 plots b5 | phase reveal | pile royal-tax smithy',
      ['reveal'],
      { type: 'event', name: 'royal-tax' },
    ),
    does(
      'seat 1 bricks 0 plots g1=manor f3=stable | seat 2 bricks 0 plots b5=cottage | phase reveal | pile fire smithy',
      ['reveal'],
      { type: 'destroyed', because: 'fire' },
    ),
    does(
      'seat 1 bricks 0 plots g1=manor f3=stable d5 | seat 2 bricks 0 plots b5=cottage | phase reveal | pile call-to-arms smithy',
      ['reveal', 'withdraw d5 or withdraw f3'],
      { type: 'vacated', because: 'call-to-arms' },
    ),
  ],
} satisfies Record<string, Examples>
