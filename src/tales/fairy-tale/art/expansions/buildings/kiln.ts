import { ink } from '../../../../../ui/art/svg.ts'
import type { BuildingArt } from '../../buildings/building-art.ts'

/** The kiln: a brick oven with fire in its mouth. */
export const kiln: BuildingArt = {
  tint: 'light-dark(#e0b48a, #5a4034)',
  size: 54,
  art: `
    <path d="M4 60Q2 26 26 22H40Q62 26 60 60z" fill="#B5673F" ${ink(2.2)}/>
    <path d="M27 22V8H41V22z" fill="#C77B52" ${ink()}/>
    <path d="M24 4H44V10H24z" fill="#8A4A2A" ${ink(1.8)}/>
    <path d="M9 44h10M12 34h10M44 34h10M46 44h10M30 28h8" fill="none" ${ink(1.5, '#7A3A1C')}/>
    <path d="M17 60V50Q17 36 32 36T47 50V60z" fill="#2C1410" ${ink(2.2)}/>
    <path d="M24 60Q20 52 26 47Q27 51 30 50Q28 44 33 40Q34 46 38 48Q44 53 40 60z" fill="#F2801A" ${ink(1.6)}/>
    <path d="M29 60Q27 55 32 51Q37 55 35 60z" fill="#FFE25A"/>
    <path d="M31 1q-4-4 0-8M38 0q4-5 0-9" fill="none" ${ink(2.2)}/>`,
}
