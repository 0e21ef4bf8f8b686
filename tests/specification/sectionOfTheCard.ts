import type { Requirement } from './Requirement'

/** What the product is: a federated remote of these parts, and a sample host that loads it. */
export const sectionOfTheCard: readonly Requirement[] = [
  {
    id: 'C1',
    text: 'It is a Module Federation remote: an entry, its modules, and what each needs of a page.',
    shownBy: [
      'tests/contract/remote.test.ts > the contract says what a host may load and what its page must bring',
      'tests/contract/remote.test.ts > the contract says how it can run, and what each module is for',
      'tests/contract/remote.test.ts > the published types hold every exposed module',
    ],
  },
  {
    id: 'C2',
    text: 'Remote and host run on one React and, where the host has one, on one wagmi.',
    shownBy: [
      'tests/contract/remote.test.ts > the entry brings no federation runtime, and offers the page no library of ours',
      'tests/e2e/journey.test.ts > the host’s own wagmi hooks read the same connection',
      'tests/e2e/hosts.test.ts > * shares React 19 and its own wagmi 3 ×3',
      'tests/e2e/wagmi.test.ts > on a page that shares wagmi *, that one runs the connection: one copy is fetched, and every error is of its classes ×3',
    ],
  },
  {
    id: 'C3',
    text: 'Hosts load it at run time: another release needs no build of theirs, and its absence breaks no page.',
    shownBy: [
      'tests/e2e/hosts.test.ts > * shares its React ×2',
      'tests/e2e/channels.test.ts > a rollback is one edit: the next page load has it, and an open page goes on working',
      'tests/e2e/remotes.test.ts > *: the page lives, and the wallet works or says what to share ×21',
    ],
  },
  {
    id: 'C4',
    text: 'A sample host reads the state of the connection through an exposed hook.',
    shownBy: [
      'tests/e2e/journey.test.ts > the sample host shows what the exposed hook says, from disconnected to connected and back',
    ],
  },
  {
    id: 'C5',
    text: 'It is made with React 19, wagmi 3, viem, emotion and rspack.',
    shownBy: ['tests/contract/card.test.ts > * is what it is made with ×7'],
  },
  {
    id: 'C6',
    text: 'The top level is fixed: settings, README, sources, sample host and tests.',
    shownBy: [
      'tests/contract/card.test.ts > the top level is the one that is fixed',
    ],
  },
]
