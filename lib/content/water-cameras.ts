// Written by `npm run water-plates`: where the cameras of moving waters stand, and how rough their water is.
export const waterCameras = {
  'canal-cleaning': { turn: [0.978067, -0.208292, 0, 0.011301, 0.053067, 0.998527, -0.207985, -0.976626, 0.054257], eye: [-0.6, -4.9, 1.15], lens: 35, overscan: 1.2, ripple: 0.05, swell: 0.014 },
  'feichi-hero': { turn: [0.993289, -0.115657, 0, 0.005188, 0.044556, 0.998993, -0.115541, -0.992289, 0.044857], eye: [0, -7.3, 1.05], lens: 50, overscan: 1.2, ripple: 0.07, swell: 0.04 },
  'home-dawn': { turn: [0.998371, 0.05705, 0, -0.000542, 0.009493, 0.999955, 0.057047, -0.998326, 0.009508], eye: [-2.2, -10.5, 1.15], lens: 42, overscan: 1.2, ripple: 0.035, swell: 0.016 },
  'moshark-hero': { turn: [0.999161, 0.040949, 0, -0.00532, 0.129818, 0.991524, 0.040602, -0.990692, 0.129927], eye: [-0.6, -6.1, 1.4], lens: 48, overscan: 1.2, ripple: 0.04, swell: 0.016 },
  'yang-hero': { turn: [0.999035, -0.043914, 0, 0.001325, 0.030148, 0.999545, -0.043894, -0.99858, 0.030177], eye: [1.5, -18.2, 2.3], lens: 45, overscan: 1.2, ripple: 0.05, swell: 0.02 },
} as const
