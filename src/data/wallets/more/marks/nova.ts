/** A star that bursts. */
export const nova =
  '<path fill="#fff" d="M14 3.5q1.3 9.2 10.5 10.5Q15.3 15.3 14 24.5 12.7 15.3 3.5 14 12.7 12.7 14 3.5"/><path fill="#ff4fa0" d="M14 10q.6 3.4 4 4-3.4.6-4 4-.6-3.4-4-4 3.4-.6 4-4"/>'
