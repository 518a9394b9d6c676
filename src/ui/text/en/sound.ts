/** Words of the sounds. */
export const sound = {
  name: 'Sound',
  toOn: 'Sound is off: switch it on',
  toOff: 'Sound is on: switch it off',
  choices: { off: 'Off', soft: 'Soft', middle: 'Medium', loud: 'Loud' },
}
