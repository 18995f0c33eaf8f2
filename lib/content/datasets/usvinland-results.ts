/** Results of one user on USVInland (FACT-A2b): 2D ATE RMSE in metres; two figures are ends of a range. */
export const usvOdometryResults = [
  { sequence: 'W06', method: 'FAST-LIO', metres: [0.182, 0.203] },
  { sequence: 'W06', method: 'FAST-LIVO2', metres: [0.17, 0.172] },
  { sequence: 'W06', method: 'LIO-SAM', metres: [3.575] },
  { sequence: 'N03', method: 'FAST-LIO', metres: [0.747] },
  { sequence: 'N03', method: 'FAST-LIVO2', visual: true, metres: [0.257] },
  { sequence: 'H05', method: 'FAST-LIO', metres: [1.042] },
  { sequence: 'H05', method: 'FAST-LIVO2', visual: true, metres: [0.26] },
  { sequence: 'N02', method: 'FAST-LIVO2', visual: true, metres: [0.118] },
] as const
