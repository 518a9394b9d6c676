import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { ink } from '../../../../ui/art/svg.ts'
import { punched } from '../punched.ts'
import { fir } from './fir.ts'
import type { FolkArt, Pigments } from './folk-art.ts'
import { mushroom } from './mushroom.ts'

export const FOLK: Record<SeatName, FolkArt> = { red: mushroom, green: fir }

/** A standing punched piece in a 64-box. */
export function folkMarkup(side: SeatName, selected = false): string {
  const { outline, pigments, body } = FOLK[side]
  return punched([outline], body(pigments, 'open'), { selected })
}

/** A piece that has acted this turn: on its side, grey-brown, in the same box. */
export function tiredMarkup(side: SeatName): string {
  const { outline, tired, body } = FOLK[side]
  return `<ellipse cx="35" cy="54" rx="32" ry="6.5" fill="var(--shadow)"/>
    <g transform="translate(1.9 6) scale(.9) rotate(-82 32 36)">${punched([outline], body(tired, 'shut'), { lying: true })}</g>`
}

const PRINTED: Pigments = {
  line: 'var(--rule)',
  cap: ['var(--asleep-2)', 'var(--asleep-1)', 'var(--asleep-3)'],
  spot: 'var(--asleep-spot)',
  face: 'var(--asleep-face)',
  under: 'var(--asleep-3)',
  cheek: 'var(--asleep-1)',
  coat: 'var(--page-2)',
  boot: 'var(--page-2)',
}

/** A piece at home: printed, asleep under a blanket. */
export function asleepMarkup(side: SeatName): string {
  return `${FOLK[side].body(PRINTED, 'shut')}
    <path d="M3 65V57Q10 51 32 51T61 57V65z" fill="var(--page-2)" ${ink(2.4, 'var(--rule)')}/>
    <path d="M6 60h52M20 53v11M44 53v11" fill="none" stroke="var(--rule)" stroke-width="1.4" stroke-dasharray="3 3"/>
    <path d="M54 4h9l-8 9h9" fill="none" ${ink(2.6, 'var(--ink-2)')}/>`
}
