/** The verb for who does it: the three little pigs are many, all others are one. */
export const verb = (name: string, one: string, many: string) =>
  name.toLowerCase().endsWith('three little pigs') ? many : one
