import { ink } from '../../../../../ui/art/svg.ts'

/** A die asleep: the next roll for new monsters is not made. Its middle at (0, 0), reaching 18. */
export const HUSH =
  `<rect x="-15" y="-9" width="26" height="25" rx="6" transform="translate(1.4 2)" fill="#000" opacity=".3"/>` +
  `<rect x="-15" y="-9" width="26" height="25" rx="6" fill="#FFF8E6" ${ink(2.2)}/>` +
  `<path d="M-11 2q3 3.6 6 0M1 2q3 3.6 6 0M-4 9.5q2 1.8 4 0" fill="none" ${ink(2)}/>` +
  `<path d="M5-17h6l-6 7h6M13-19h4.4l-4.4 5h4.4" fill="none" ${ink(4.6, '#FFF8E6')}/>` +
  `<path d="M5-17h6l-6 7h6M13-19h4.4l-4.4 5h4.4" fill="none" ${ink(2, '#3A4C86')}/>`
