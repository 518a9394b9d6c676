import { ink } from '../../../../../ui/art/svg.ts'
import type { BuildingArt } from '../../buildings/building-art.ts'

/** The well: a stone ring with a bucket under its roof. */
export const well: BuildingArt = {
  tint: 'light-dark(#b4d2dc, #35566a)',
  size: 50,
  art: `
    <path d="M8 60V40H56V60Q32 66 8 60z" fill="#BDB6AA" ${ink(2.2)}/>
    <ellipse cx="32" cy="40" rx="24" ry="7" fill="#DDD6C6" ${ink()}/>
    <ellipse cx="32" cy="40.5" rx="18" ry="4.6" fill="#2E6FB0" ${ink(1.6)}/>
    <path d="M12 50h8M26 54h9M42 50h9M18 58h6M38 60h7" fill="none" ${ink(1.6, '#7A746A')}/>
    <path d="M13 40V12M51 40V12" fill="none" ${ink(7)}/>
    <path d="M13 40V12M51 40V12" fill="none" ${ink(4, '#9A6434')}/>
    <path d="M4 16L32-6 60 16z" fill="#B5552E" ${ink(2.2)}/>
    <path d="M16 12h32M24 5h16" fill="none" ${ink(1.5, '#7A2E14')}/>
    <path d="M13 24H51" fill="none" ${ink(6.4)}/>
    <path d="M13 24H51" fill="none" ${ink(3.4, '#C98A45')}/>
    <path d="M32 24V30" fill="none" ${ink(3.8)}/>
    <path d="M32 24V30" fill="none" ${ink(1.8, '#E7C58A')}/>
    <path d="M25 29H39L37 40H27z" fill="#A9743A" ${ink(1.8)}/>
    <ellipse cx="32" cy="29" rx="7" ry="2.2" fill="#8CC8EC" ${ink(1.5)}/>`,
}
