import { ink } from '../../../../ui/art/svg.ts'
import type { BuildingArt } from './building-art.ts'

/** The sleeping glade: the moon asleep over a pond, between toadstools. */
export const sleepingGlade: BuildingArt = {
  tint: 'var(--tint-sleeping-glade)',
  size: 56,
  art: `
    <ellipse cx="32" cy="46" rx="30" ry="14" fill="#7FA9B8" ${ink()}/>
    <ellipse cx="32" cy="45" rx="23" ry="9.5" fill="#A9CFDA"/>
    <path d="M40 6a19 19 0 1 0 7 32a16.5 16.5 0 0 1-7-32z" fill="#FFF0B4" ${ink(2.4)}/>
    <path d="M21.5 24q3 2.6 6 0M22 31.5q3 1.6 5-.6" fill="none" ${ink(1.8)}/>
    <path d="M41 9h9l-8 9h9" fill="none" stroke="#FFF8E6" stroke-width="6.6" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M41 9h9l-8 9h9" fill="none" ${ink(2.8)}/>
    <path d="M53-1h6l-5.5 6h6" fill="none" stroke="#FFF8E6" stroke-width="5.6" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M53-1h6l-5.5 6h6" fill="none" ${ink(2.2)}/>
    <path d="M7 52v-6M7 46" ${ink(2)}/>
    <path d="M10 54v-7h5v7z" fill="#FFF3DC" ${ink(1.5)}/>
    <path d="M5 48q7.5-13 15 0z" fill="#C8443A" ${ink(1.7)}/>
    <path d="M48 56v-8h6v8z" fill="#FFF3DC" ${ink(1.5)}/>
    <path d="M42 49q9-15 18 0z" fill="#C8443A" ${ink(1.7)}/>
    <circle cx="12.5" cy="44.5" r="1.3" fill="#fff"/>
    <circle cx="49" cy="45" r="1.5" fill="#fff"/>
    <circle cx="54" cy="46" r="1.2" fill="#fff"/>`,
}
