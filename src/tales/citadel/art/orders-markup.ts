import type { Order } from '../../../engine/citadel/index.ts'
import { cut, dot, shape } from '../../../ui/art/pen.ts'
import { INK, ink, star } from '../../../ui/art/svg.ts'
import { patch } from './buildings/building-parts.ts'

/** Appearance of an Order: its shield with its own outline, colour and sign, and the plume of its Knights. */
interface Look {
  colour: string
  plume: string
  /** The edge of the shield round (0, 0), 34 high. */
  edge: string
  sign: string
}

const PALE = '#FFF3E2'

export const LOOKS: Readonly<Record<Order, Look>> = {
  cross: {
    colour: '#C8322B',
    plume: '#F2B01E',
    edge: 'M-13-15H13V0Q13 12 0 17Q-13 12-13 0z',
    sign: patch('M-3-12H3V-4H10V2H3V12H-3V2H-10V-4H-3z', PALE),
  },
  lion: {
    colour: '#233F78',
    plume: '#F2B01E',
    edge: 'M-13-15Q-6-11 0-15Q6-11 13-15V5L0 17L-13 5z',
    sign:
      patch(star(0, 0, 10, 10.5, 7.6), '#D98A1E') +
      patch('M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0z', '#F2B01E') +
      dot(-2.2, -1, 1.1) +
      dot(2.2, -1, 1.1) +
      patch('M-2 2h4l-2 2.5z', INK),
  },
  lily: {
    colour: '#4F8A3C',
    plume: '#F7EDD3',
    edge: 'M0-16Q14-15 13 0Q13 14 0 17Q-13 14-13 0Q-14-15 0-16z',
    sign: patch(
      'M0-12Q5-5 1 3H8Q12-1 8-5Q14-3 11 3Q9 6 3 6L5 12H-5L-3 6Q-9 6-11 3Q-14-3-8-5Q-12-1-8 3H-1Q-5-5 0-12z',
      PALE,
    ),
  },
  moon: {
    colour: '#DCE4EC',
    plume: '#3B5A94',
    edge: 'M0-17L13-3Q13 10 0 17Q-13 10-13-3z',
    sign: patch('M4-10A10 10 0 1 0 9 6A8.5 8.5 0 0 1 4-10z', '#3B5A94'),
  },
  tower: {
    colour: '#4A4038',
    plume: '#D98A1E',
    edge: 'M-13-15H13V16H-13z',
    sign: patch('M-8-10h4v4h2.5v-4h3v4H4v-4h4V-3L5 0v11H-5V0L-8-3z', PALE),
  },
}

/** The shield of an Order around (0, 0), 34 high. `selected` adds a gold edge. */
/** The colour of an Order's shield. */
export const shieldColour = (order: Order): string => LOOKS[order].colour

export const shieldMarkup = (order: Order, selected = false): string => {
  const { edge, colour, sign } = LOOKS[order]
  const gold = selected
    ? `<path d="${edge}" fill="${INK}" ${ink(13)}/><path d="${edge}" fill="#F2B01E" ${ink(9, '#F2B01E')}/>`
    : ''
  return `<path d="${edge}" transform="translate(2 3)" fill="var(--shadow)" opacity=".6"/>${gold}<path d="${edge}" fill="#FFF8E6" ${ink(6)}/><path d="${edge}" fill="${colour}" stroke="#FFF8E6" stroke-width="2.2" stroke-linejoin="round"/>${sign}`
}

const figure = (order: Order): string => {
  const { plume, edge, colour, sign } = LOOKS[order]
  return (
    shape('M12 60Q10 40 20 36H44Q54 40 52 60z', '#9FB0BD') +
    shape('M34 8Q38-4 50 2Q46 4 48 9Q42 7 37 13z', plume, 1.8) +
    shape('M17 24Q17 8 32 8T47 24V36Q40 42 32 42T17 36z', '#C9D5DE') +
    patch('M20 24Q20 12 30 11Q24 15 24 26z', '#EEF4F8') +
    shape('M19 22H45V27H35V38H29V27H19z', '#33414D', 1.6) +
    dot(25, 24.5, 1.3, '#FFF8E6') +
    dot(39, 24.5, 1.3, '#FFF8E6') +
    `<g transform="translate(32 48) scale(.86)"><path d="${edge}" fill="${colour}" ${ink(2.6)}/>${sign}</g>`
  )
}

/** A Knight of an Order as a piece of punchboard: helm, plume, and a shield in front. In a box of 64, the feet at y 60. */
export const knightMarkup = (order: Order, selected = false): string =>
  cut(figure(order), { cream: 5, edge: 4, selected })
