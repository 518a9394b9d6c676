import { INK, ink } from '../../../../../ui/art/svg.ts'
import { figure } from './figure.ts'

/** One of the king’s soldiers: of tin, with a bearskin and a halberd. */
export const SOLDIER = figure(
  `
    <path d="M54 62V-2" fill="none" ${ink(6)}/>
    <path d="M54 62V-2" fill="none" ${ink(3, '#9A6434')}/>
    <path d="M54-20L60-8L54-4L48-8z" fill="#DDE5EC" ${ink(1.8)}/>
    <path d="M48-4Q40-6 40 6Q46 2 54 4z" fill="#DDE5EC" ${ink(1.8)}/>
    <path d="M54 0l8 3-8 4z" fill="#DDE5EC" ${ink(1.6)}/>
    <path d="M10 62Q10 40 30 40T50 62z" fill="#C8322D" ${ink()}/>
    <path class="i" d="M20 44L38 60M40 44L22 60" fill="none" ${ink(3.4, '#FFF8E6')}/>
    <circle cx="30" cy="52" r="2.6" fill="#F2B01E" ${ink(1.3)}/>
    <path d="M46 50L54 44" fill="none" ${ink(8)}/>
    <path d="M46 50L54 44" fill="none" ${ink(5, '#C8322D')}/>
    <circle cx="54" cy="43.5" r="3.6" fill="#F3C9A0" ${ink(1.5)}/>
    <path d="M18 24H42V32Q40 42 30 43Q20 42 18 32z" fill="#F3C9A0" ${ink()}/>
    <circle class="i" cx="25" cy="31" r="2" fill="${INK}"/>
    <circle class="i" cx="35" cy="31" r="2" fill="${INK}"/>
    <circle class="i" cx="22" cy="35" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <circle class="i" cx="38" cy="35" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <path class="i" d="M26 37.5q4 2.5 8 0" fill="none" ${ink(1.6)}/>
    <path d="M15 26Q13-8 30-8T45 26Q30 20 15 26z" fill="#2A2230" ${ink(2.2)}/>
    <path d="M15 26Q30 20 45 26V22Q30 16 15 22z" fill="#F2B01E" ${ink(1.5)}/>
    <path class="i" d="M22 4q2-5 5-6" fill="none" ${ink(1.8, '#6A6076')}/>`,
  '#AEB9C2',
)
