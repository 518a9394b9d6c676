import { ink } from '../../../../ui/art/svg.ts'
import type { BuildingArt } from './building-art.ts'

/** The palace. */
export const palace: BuildingArt = {
  tint: 'var(--tint-palace)',
  size: 58,
  art: `
    <path d="M10 58V30h8v28zM46 58V30h8v28z" fill="#E9E4F2" ${ink()}/>
    <path d="M18 58V36h28v22z" fill="#FBF7FF" ${ink()}/>
    <path d="M24 36V20h16v16z" fill="#E9E4F2" ${ink()}/>
    <path d="M7.5 30L14 14l6.5 16zM43.5 30L50 14l6.5 16z" fill="#5B7FC4" ${ink()}/>
    <path d="M21 20L32 3l11 17z" fill="#5B7FC4" ${ink()}/>
    <path d="M27 58V48q5-7 10 0v10z" fill="#7A4A9C" ${ink(1.8)}/>
    <path d="M32 3V-2l7 2.5-7 2.5" fill="#D7263D" ${ink(1.4)}/>
    <path d="M30 26h4v5h-4zM12.5 36h3v5h-3zM48.5 36h3v5h-3z" fill="#F2B01E" ${ink(1.2)}/>`,
}
