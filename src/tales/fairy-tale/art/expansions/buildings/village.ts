import { ink } from '../../../../../ui/art/svg.ts'
import type { BuildingArt } from '../../buildings/building-art.ts'

/** The village: two cottages with smoke over them. */
export const village: BuildingArt = {
  tint: 'light-dark(#d9d08e, #585c38)',
  size: 55,
  art: `
    <path d="M34 60V36H62V60z" fill="#F7EDD3" ${ink()}/>
    <path d="M29 39L48 20L68 39z" fill="#A9743A" ${ink(2.2)}/>
    <path d="M44 60V48H52V60z" fill="#5A4230" ${ink(1.6)}/>
    <path d="M2 60V40H34V60z" fill="#EFE0BC" ${ink()}/>
    <path d="M-4 43L18 22L40 43z" fill="#C8622A" ${ink(2.2)}/>
    <path d="M7 46h7v7H7z" fill="#F2B01E" ${ink(1.4)}/>
    <path d="M20 60V48h8V60z" fill="#5A4230" ${ink(1.6)}/>
    <path d="M22 25V13h6v15" fill="#CFC7B6" ${ink(1.8)}/>
    <path d="M25 9q-4-4 0-8q4-3 1-7" fill="none" ${ink(2.2)}/>
    <path d="M55 44h4v5h-4z" fill="none" ${ink(1.5)}/>
    <path d="M-2 60V53M6 60V53M60 60V53M67 60V53" fill="none" ${ink(5)}/>
    <path d="M-2 60V53M6 60V53M60 60V53M67 60V53" fill="none" ${ink(2.6, '#9A6434')}/>`,
}
