import told from './devkit-packages.json' with { type: 'json' }

/** The readers of the datasets as `npm run devkit` packed them into public/devkit. */
export const devkitPackages = told
