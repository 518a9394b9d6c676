import { INK, ink } from '../../../../ui/art/svg.ts'
import type { HeroArt } from './hero-art.ts'

const CAP = 'M-12-10q12-9 24 0l-2-6q-10-9-20 0z'

function pig(x: number, y: number, scale: number, hat: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-13-9l-3-10 10 4zM13-9l3-10-10 4z" fill="#EE9DB0" ${ink()}/>
    <ellipse rx="16" ry="14.5" fill="#F7B8C6" ${ink()}/>
    <ellipse cy="4" rx="7.5" ry="5.5" fill="#EE8FA6" ${ink(1.8)}/>
    <path d="M-2.6 4h.01M2.6 4h.01" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>
    <path d="M-7-4h.01M7-4h.01" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>
    ${hat}</g>`
}

/** Straw, wood and brick, each in the hat of his house. */
export const threeLittlePigs: HeroArt = {
  colour: '#C4527A',
  bust:
    pig(17, 26, 0.86, `<path d="${CAP}" fill="#F2C84B" ${ink(1.8)}/>`) +
    pig(47, 26, 0.86, `<path d="${CAP}" fill="#9A6434" ${ink(1.8)}/>`) +
    pig(
      32,
      44,
      1.08,
      `<path d="M-13-10q13-9 26 0v-6q-13-9-26 0z" fill="#C85A3A" ${ink(1.8)}/><path d="M-7-17v4M0-18.5v4M7-17v4" ${ink(1)}/>`,
    ),
}
