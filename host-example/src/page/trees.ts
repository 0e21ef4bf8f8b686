/** Trees that need a gift this year, and what for. `amount` is in Ether. */
export const trees = [
  {
    kind: 'green',
    name: 'Bramley by the gate',
    since: '1931',
    need: 'A prop under the long branch',
    amount: '0.01',
  },
  {
    kind: 'russet',
    name: 'Ashmead’s Kernel',
    since: '1958',
    need: 'Two winter days with a saw',
    amount: '0.02',
  },
  {
    kind: 'red',
    name: 'The nameless red',
    since: 'before anyone wrote it down',
    need: 'Three grafts, so that it stays',
    amount: '0.05',
  },
] as const
