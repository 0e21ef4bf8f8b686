import type { Requirement } from './Requirement'

/**
 * Roles and permissions. No roles are specified: the one distinction is
 * whether the visitor is connected (section 4).
 *
 * @see specification, section 6
 */
export const section6: readonly Requirement[] = [
  {
    id: '6.1',
    text: 'What a visitor may do depends on the state of the connection alone.',
    shownBy: [
      'tests/unit/session/dialogs.test.ts > while * > * opens only if it is available ×15',
      'tests/unit/app/walletActions.test.ts > open with a name opens that dialog, and only if it may open',
    ],
  },
]
