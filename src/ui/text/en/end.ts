/** Words of the last page: how the tale ended, and how it went. */
export const end = {
  toLastPage: 'Back to the last page',
}
