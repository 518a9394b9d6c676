import { ink } from '../../../../ui/art/svg.ts'
import type { BuildingArt } from './building-art.ts'

/** A monster den: a cave with teeth, and eyes in it. */
export const den: BuildingArt = {
  tint: 'var(--tint-den)',
  size: 56,
  art: `
    <path d="M4 58Q2 26 20 18Q30 4 42 14Q62 22 60 58z" fill="#5E5663" ${ink()}/>
    <path d="M12 40q2-12 9-16M44 20q8 6 9 17" stroke="#877E8D" stroke-width="2.4" fill="none" stroke-linecap="round"/>
    <path d="M14 58Q12 30 32 28Q52 30 50 58z" fill="#120C14" ${ink()}/>
    <path d="M19 36l4 9 4-12 4 10 4-11 4 12 5-9" fill="#F4EBD9" ${ink(1.5)}/>
    <path d="M18 58l4-8 4 8zM36 58l4-9 4 9z" fill="#F4EBD9" ${ink(1.5)}/>
    <path d="M24 47l5 3M40 47l-5 3" stroke="#E8432D" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M17 13l-3-8M47 14l5-8" ${ink(2.6)}/>`,
}
