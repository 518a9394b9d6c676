import { does, type Examples, no } from './example.ts'

/** Examples of turning up cards, income, taxes, and trade in cards. */
export const MONEY_EXAMPLES = {
  reveal: [
    does(
      'seat 1 bricks 0 plots d4=turnpike c3=inn hand stable | seat 2 bricks 5 plots a4=inn | phase reveal | pile guildhall',
      ['reveal'],
      'income',
      [11, 12],
    ),
    does(
      'seat 1 bricks 2 plots a5=stable | seat 2 bricks 5 plots a4=inn | phase reveal | pile brewery',
      ['reveal'],
      'revealed',
      [34],
    ),
    does(
      'seat 1 bricks 5 plots a5 hand stable | seat 2 bricks 5 plots h5 | phase reveal',
      ['build stable a5'],
      no('wrong-phase'),
    ),
  ],
  taxes: [
    does(
      'seat 1 bricks 12 plots g2=court-house e2=chapel | seat 2 bricks 6 plots a5 | phase reveal | pile town-hall',
      ['reveal'],
      'tax',
    ),
    does(
      'seat 1 bricks 5 plots g2=court-house | seat 2 bricks 9 plots a5=brewery | phase reveal | pile school',
      ['reveal'],
      { type: 'tax', seat: 1 },
      [12],
    ),
  ],
  pawnshop: [
    does(
      'seat 1 bricks 3 plots a5 hand manor brewery | seat 2 bricks 5 plots h5 | pawnshop pig-sty',
      ['sell brewery pawnshop', 'buy pig-sty pawnshop'],
      'bought',
      [14],
    ),
    does(
      'seat 1 bricks 4 plots a5 hand manor | seat 2 bricks 5 plots h5',
      ['sell manor pawnshop', 'buy manor pawnshop'],
      no('sold-this-turn'),
      [14],
    ),
    does(
      'seat 1 bricks 5 plots a5 | seat 2 bricks 5 plots h5 | pawnshop manor',
      ['buy manor pawnshop', 'sell manor pawnshop'],
      no('bought-this-turn'),
      [14],
    ),
    does(
      'seat 1 bricks 9 plots a5 | seat 2 bricks 5 plots h5 | pawnshop manor',
      ['buy basilica pawnshop'],
      no('not-for-sale'),
    ),
    does(
      'seat 1 bricks 9 plots a5 hand stable | seat 2 bricks 5 plots h5',
      ['sell manor pawnshop'],
      no('not-in-hand'),
    ),
  ],
  market: [
    does(
      'version strategic | seat 1 bricks 0 plots d4=inn hand guildhall | seat 2 bricks 5 plots h5 | market brewery',
      ['sell guildhall market', 'buy brewery market'],
      'bought',
      [14],
    ),
    does(
      'version strategic | seat 1 bricks 9 plots d4=stable hand guildhall | seat 2 bricks 5 plots h5',
      ['sell guildhall market'],
      no('no-trade-building'),
    ),
    does(
      'seat 1 bricks 9 plots d4=inn hand guildhall | seat 2 bricks 5 plots h5',
      ['sell guildhall market'],
      no('not-in-this-version'),
    ),
  ],
  'buy-pile': [
    does(
      'version strategic | seat 1 bricks 5 plots a5 | seat 2 bricks 2 plots h5=stable | pile mild-winter; cottage;',
      ['buy pile'],
      'drew',
      [15],
    ),
    does('seat 1 bricks 5 plots a5 | seat 2 bricks 2 plots h5 | pile', ['buy pile'], no('pile-empty'), [13]),
  ],
  epochs: [
    does(
      'version strategic | seat 1 bricks 2 plots a5=stable | seat 2 bricks 5 plots h5 | phase reveal | pile stable; school; basilica',
      ['reveal'],
      { type: 'revealed', card: 'stable' },
      [33],
    ),
    does(
      'version strategic | seat 1 bricks 2 plots g2=chapel | seat 2 bricks 5 plots h5 | phase reveal | pile ; ; basilica',
      ['reveal'],
      { type: 'revealed', card: 'basilica' },
      [33],
    ),
  ],
  score: [
    does(
      'seat 1 bricks 5 plots g1 b5=school hand rose-palace | seat 2 bricks 5 plots c5 | influence-pile purse',
      ['build rose-palace g1', 'end'],
      { type: 'red-box', points: 8 },
      [6, 18],
    ),
    does(
      'seat 1 bricks 5 plots g1=rose-palace b5=school | seat 2 bricks 5 plots c5',
      ['end'],
      { type: 'score', points: 8 },
      [6, 31],
    ),
    does(
      'seat 1 bricks 1 plots a6=stable | seat 2 bricks 5 plots c5 | neutral a5=stable | influence-pile spy',
      ['claim a5', 'end'],
      { type: 'red-box', points: 2 },
      [6],
    ),
  ],
  powers: [
    does(
      'version strategic | seat 1 bricks 1 plots b2 f5=flour-mill f3=flour-mill hand flour-mill | seat 2 bricks 5 plots e5=smithy',
      ['build flour-mill b2'],
      { type: 'power', category: 'crafts', seat: 0 },
      [24, 25],
    ),
    does(
      'version strategic | seat 1 bricks 1 plots b2 f5=flour-mill f3=flour-mill g5=flour-mill hand flour-mill | seat 2 bricks 5 plots e5=smithy e4=smithy d6=pottery | powers crafts 2',
      ['build flour-mill b2'],
      { type: 'power', category: 'crafts', seat: 0 },
      [24],
    ),
    does(
      'version strategic | seat 1 bricks 2 plots c3=turnpike a4=inn f2=market-stall | seat 2 bricks 0 plots e3=warehouse | powers trade 1 | phase reveal | pile ; ; guildhall',
      ['reveal'],
      { type: 'income', seat: 0, extra: 1 },
      [25],
    ),
    does(
      'version strategic | seat 1 bricks 1 plots c6 b6 | seat 2 bricks 0 plots c4=cottage h5=stable h4=stable | seat 3 bricks 0 plots c2 | powers citizenry 2',
      ['claim c5'],
      { type: 'power', category: 'citizenry', seat: null },
      [25],
    ),
  ],
} satisfies Record<string, Examples>
