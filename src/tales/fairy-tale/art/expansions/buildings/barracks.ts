import { INK, ink } from '../../../../../ui/art/svg.ts'
import type { BuildingArt } from '../../buildings/building-art.ts'

/** The barracks: the striped tent of the king’s soldiers, with its flag. */
export const barracks: BuildingArt = {
  tint: 'light-dark(#e2c49a, #5c4a34)',
  size: 53,
  art: `
    <path d="M4 60V34H60V60z" fill="#C8443A" ${ink(2.2)}/>
    <path d="M12.5 60V34H21V60zM29 60V34H37V60zM46 60V34H54V60z" fill="#F7EDD3"/>
    <path d="M4 60V34H60V60z" fill="none" ${ink(2.2)}/>
    <path d="M-2 36L32 10L66 36z" fill="#2E5AA8" ${ink(2.2)}/>
    <path d="M12 32L32 17L52 32" fill="none" ${ink(1.8, '#FFE28A')}/>
    <path d="M24 60V46L32 40L40 46V60z" fill="${INK}" ${ink(1.8)}/>
    <path d="M32 11V-12" fill="none" ${ink(5)}/>
    <path d="M32 11V-12" fill="none" ${ink(2.4, '#9A6434')}/>
    <path d="M33-12Q42-16 52-11Q48-6 52 0Q42-3 33 1z" fill="#F2B01E" ${ink(1.8)}/>
    <path d="M10 60L18 38M54 60L46 38" fill="none" ${ink(3.8)}/>
    <path d="M10 60L18 38M54 60L46 38" fill="none" ${ink(1.8, '#9A6434')}/>
    <path d="M18 38l-5-3 8-3zM46 38l5-3-8-3z" fill="#DDE5EC" ${ink(1.4)}/>`,
}
