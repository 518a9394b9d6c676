/** What the rule book says. */
export const rules = {
  title: 'How to play',
  breaths: [
    'Who walks away leaves a tree.',
    'Two trees make one more of you.',
    'He walks three, never into trees.',
    'Seven standing win. Who has none has lost.',
  ],
}
