import { ink } from '../../../../../ui/art/svg.ts'
import type { BuildingArt } from '../../buildings/building-art.ts'
import { served } from './served.ts'

const HOUSE = `
    <path d="M8 60V36H56V60z" fill="#FBF3DF" ${ink(2.2)}/>
    <path d="M0 40Q6 12 32 10Q58 12 64 40Q58 36 52 40Q46 36 40 40Q32 36 24 40Q18 36 12 40Q6 36 0 40z" fill="#D9B25A" ${ink(2.2)}/>
    <path d="M14 30q3-8 8-12M24 32q2-8 5-14M40 32q-1-8-3-13M51 30q-3-8-7-12" fill="none" ${ink(1.5, '#9A7424')}/>
    <path d="M26 60V48q6-7 12 0V60z" fill="#C8443A" ${ink(1.8)}/>
    <path d="M13 44h9v9h-9zM42 44h9v9h-9z" fill="#F2B01E" ${ink(1.5)}/>
    <path d="M45 16V4h7v16" fill="#CFC7B6" ${ink(1.8)}/>
    <path d="M32 33C18 22 24 14 32 20C40 14 46 22 32 33z" fill="#D7263D" ${ink(1.8)}/>
    <path d="M48.5 0q-4-4 0-8" fill="none" ${ink(2.2)}/>`

/** Grandmother’s cottage: thatch, and a heart over the door. Served, it bears a tick. */
export const cottage: BuildingArt = {
  tint: 'light-dark(#efd2bc, #64483e)',
  size: 54,
  art: HOUSE,
  sprung: served(HOUSE),
}
