import { INK, ink } from '../../../../../ui/art/svg.ts'
import { figure } from './figure.ts'

/** A villager with a bundle on a stick. */
export const VILLAGER = figure(
  `
    <path d="M44 22L62 0" fill="none" ${ink(5.4)}/>
    <path d="M44 22L62 0" fill="none" ${ink(2.6, '#9A6434')}/>
    <path d="M48 2Q47-9 60-10T72 2Q72 13 60 13T48 2z" fill="#6FA0C8" ${ink()}/>
    <path d="M56-9Q50-17 54-19Q59-17 60-11Q61-17 66-19Q70-17 64-9z" fill="#6FA0C8" ${ink(1.8)}/>
    <circle class="i" cx="56" cy="-4" r="1.5" fill="#FFE9E0"/>
    <circle class="i" cx="64" cy="-2" r="1.5" fill="#FFE9E0"/>
    <circle class="i" cx="60" cy="5" r="1.5" fill="#FFE9E0"/>
    <path class="i" d="M52 4h5v5h-5zM62-3h5v5h-5z" fill="none" ${ink(1.4)}/>
    <path d="M8 62Q8 42 28 40T50 62z" fill="#7A8F4A" ${ink()}/>
    <path d="M16 60L20 44H36L40 60z" fill="#F7EDD3" ${ink(1.6)}/>
    <path d="M44 50Q50 38 46 28" fill="none" ${ink(8)}/>
    <path d="M44 50Q50 38 46 28" fill="none" ${ink(5, '#7A8F4A')}/>
    <path d="M12 26Q10 6 28 6T44 26Q44 38 38 42H18Q12 38 12 26z" fill="#B9854A" ${ink()}/>
    <path d="M17 27q0-12 11-12t11 12q0 11-11 13q-11-2-11-13z" fill="#F9D9B9" ${ink()}/>
    <circle class="i" cx="23.5" cy="27" r="2" fill="${INK}"/>
    <circle class="i" cx="33" cy="27" r="2" fill="${INK}"/>
    <circle class="i" cx="20.5" cy="32" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <circle class="i" cx="36" cy="32" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <path class="i" d="M25.5 34q3 2.7 6 0" fill="none" ${ink(1.8)}/>
    <path class="i" d="M21 22.5q2.5-1.5 5 0M31 22.5q2.5-1.5 5 0" fill="none" ${ink(1.5)}/>`,
  '#A9743A',
)
