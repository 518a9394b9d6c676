import { INK, ink } from '../../../../../ui/art/svg.ts'
import type { BuildingArt } from '../../buildings/building-art.ts'

/** The Wise Woman with her crystal ball. */
export const wiseWoman: BuildingArt = {
  tint: 'light-dark(#b6d0bc, #335448)',
  size: 52,
  art: `
    <path d="M6 62Q4 22 32 18Q60 22 58 62z" fill="#4A6A5A" ${ink(2.2)}/>
    <path d="M14 30Q14 2 32 2T50 30Q48 44 32 46Q16 44 14 30z" fill="#5F8570" ${ink(2.2)}/>
    <path d="M20 28Q20 14 32 14T44 28Q44 40 32 42Q20 40 20 28z" fill="#F3D3AE" ${ink()}/>
    <path d="M20 26Q20 12 32 12T44 26Q38 20 32 20T20 26z" fill="#E9E9EC" ${ink(1.6)}/>
    <circle cx="27" cy="29" r="2" fill="${INK}"/>
    <circle cx="37" cy="29" r="2" fill="${INK}"/>
    <circle cx="24" cy="34" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <circle cx="40" cy="34" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <path d="M28 37q4 2.5 8 0M22.5 25.5q3-2 6 0M35.5 25.5q3-2 6 0" fill="none" ${ink(1.6)}/>
    <path d="M31 29q-1.5 4 1.5 4" fill="none" ${ink(1.4)}/>
    <path d="M16 58Q18 50 26 52M48 58Q46 50 38 52" fill="none" ${ink(8)}/>
    <path d="M16 58Q18 50 26 52M48 58Q46 50 38 52" fill="none" ${ink(5, '#4A6A5A')}/>
    <circle cx="32" cy="55" r="9.5" fill="#CFE9F7" ${ink()}/>
    <path d="M27 52q2-4 6-4" fill="none" ${ink(2, '#FFFFFF')}/>
    <path d="M34 53L35.13 55.87L38 57L35.13 58.13L34 61L32.87 58.13L30 57L32.87 55.87Z" fill="#7A4A9C"/>`,
}
