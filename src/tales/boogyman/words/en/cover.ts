/** What the cover says. */
export const cover = {
  begin: 'Begin',
  lessons: 'First lessons',
}
