import type { Citadel } from '../../../../engine/citadel/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

/** Why something is not allowed: one plain sentence for each reason of the law. */
export const refusals = wordsOf<RefusalCode<Citadel>>({
  'game-over': 'The tale has ended.',
  'question-open': 'First answer what is asked.',
  'wrong-phase': 'This cannot be done now.',
  'no-question': 'Nothing of the kind is asked.',
  'not-offered': 'That is not one of the choices.',
  'no-such-plot': 'There is no such plot.',
  'plot-taken': 'This plot has an owner.',
  'borders-own': 'It borders on a plot of yours: first plots lie apart.',
  'too-many-dots': 'It has too many dots for you.',
  'choose-more': 'You have not chosen enough plots yet.',
  'not-in-this-version': 'There is no Free Market in the basic game.',
  'no-trade-building': 'The Free Market is for those who own a Trade building.',
  'not-in-hand': 'You do not have that card.',
  'bought-this-turn': 'What you bought this turn you cannot sell again.',
  'not-for-sale': 'That card does not lie there.',
  'sold-this-turn': 'What you sold this turn you cannot buy back.',
  'pile-empty': 'No building is left in the pile.',
  'claims-spent': 'You have claimed all you may this turn.',
  'not-bordering': 'It does not border on a plot of yours.',
  'no-knights': 'All your Knights stand on the board.',
  'builds-spent': 'You have built all you may this turn.',
  'not-your-plot': 'This plot is not yours.',
  'plot-built': 'A building stands here already.',
  'inner-circle': 'Inner circle: no Crafts here.',
  'by-the-river': 'By the river: Municipal buildings fear the flood.',
  'off-the-road': 'Off the road: Trade needs one.',
  'road-has-turnpike': 'This road has its Turnpike.',
  'no-building': 'No building stands here.',
  'plays-by-itself': 'This card plays by itself when its moment comes.',
  'bad-target': 'That card cannot be aimed at this.',
  'last-plot': 'Nobody loses their last plot to a card.',
  'too-few-bricks': 'You have too few bricks.',
})
