import { INK } from '../../../../ui/art/svg.ts'
import { MONSTERS, type MonsterKind } from './index.ts'

/** A monster as a die-cut counter with a cream edge, in a 64-box. */
export function monsterMarkup(kind: MonsterKind): string {
  const { outline, ground, art } = MONSTERS[kind]
  return `<ellipse cx="33" cy="60" rx="27" ry="7" fill="var(--shadow)"/>
    <path d="${outline}" fill="#FFF8E6" stroke="var(--piece-line)" stroke-width="9" stroke-linejoin="round"/>
    <path d="${outline}" fill="#FFF8E6" stroke="#FFF8E6" stroke-width="5" stroke-linejoin="round"/>
    <path d="${outline}" fill="${ground}" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>
    <g transform="translate(32 33) scale(.9) translate(-32 -32)">${art}</g>`
}
