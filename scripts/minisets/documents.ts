import { type SetFiles, textFile } from './output.ts'

export const version = '1.0.3'
export const released = '2026-11-27'

interface SetText {
  name: string
  title: string
  what: string
  tree: string
  notes: readonly string[]
  /** For the card, in the words of dataset collections. */
  tasks: readonly string[]
  tags: readonly string[]
}

export const flowText: SetText = {
  name: 'orca-synthetic-flow-mini',
  title: 'ORCA synthetic FloW mini',
  what: 'Floating bottles on a canal, in the forms of FloW: images with PASCAL VOC boxes, and images with radar points and range-Doppler matrices.',
  tree: `FloW-Img/images/NNNNNN.jpg                  640 x 360 colour
FloW-Img/annotations/NNNNNN.xml             PASCAL VOC
FloW-RI/images/NNNNNN.jpg
FloW-RI/annotations/NNNNNN.xml
FloW-RI/radar_points/NNNNNN.csv             x_m, y_m, z_m, doppler_mps, power_db, object_id
FloW-RI/radar_range_doppler/NNNNNN.npy      float32, 128 ranges x 64 Doppler bins, dB
calibration.json`,
  notes: [
    'The class is "bottle". The boats in the pictures are not labelled.',
    'Boxes are edges in pixels, counted from 0: the width is xmax - xmin. A bottle is labelled when at least six of its pixels are visible.',
    'Radar echoes are points in the frame of the radar, in metres: x_m ahead, y_m to the left, z_m up. The radar looks level; calibration.json has the axes and heights of both sensors.',
    'Into the picture: rise = z_m + radar.height_m - camera.height_m; away = x_m cos(p) - rise sin(p); column = cx - f y_m / away; row = cy - f (rise cos(p) + x_m sin(p)) / away, with p = camera.pitch_down_rad, f = focal_px and cx, cy = principal_point_px.',
    'The radar stands 0.3 m straight below the camera. That is our arrangement: how the two stand on the real boat is not public and comes with the data of FloW-RI.',
    'object_id counts the boxes of the annotation from 1; 0 is everything else. doppler_mps is positive when receding.',
    'No public source gives the columns, bins and folders of the real FloW radar data. Those here are ours.',
  ],
  tasks: ['object-detection'],
  tags: ['synthetic', 'floating-waste', 'radar', 'small-objects'],
}

export const inlandText: SetText = {
  name: 'orca-synthetic-inland-mini',
  title: 'ORCA synthetic inland mini',
  what: 'A drive along a canal, in the forms of USVInland: stereo pairs with disparity, one sequence with stereo, lidar, GNSS and IMU, and masks of the water.',
  tree: `Stereo Matching/Low_Res_640_320/Left_Img_Rectified/NNNNNN.jpg
Stereo Matching/Low_Res_640_320/Right_Img_Rectified/NNNNNN.jpg
Stereo Matching/Low_Res_640_320/Disp_Map/NNNNNN.png     16 bit: disparity x 256, 0 = unknown
Syn_1_Sequence_0_6-Image/PIC_Left_Rectified/NNNNNN.jpg
Syn_1_Sequence_0_6-Image/PIC_Right_Rectified/NNNNNN.jpg
Syn_1_Sequence_0_6-Image/Image_Timestamp.txt
Syn_1_Sequence_0_6-INS/GPSBase.csv                      timestamp_s, latitude_deg, longitude_deg, heading_deg
Syn_1_Sequence_0_6-INS/GPSRover.csv                     the same columns
Syn_1_Sequence_0_6-INS/IMU_inside_camera.csv
Syn_1_Sequence_0_6-INS/ground_truth.csv                 timestamp_s, x_m, y_m, z_m, yaw_rad, pitch_rad, roll_rad
Syn_1_Sequence_0_6-Lidar/Laser_Timestamp_Middle.txt
Syn_1_Sequence_0_6-Lidar/scans/NNNNNN.bin               float32 x, y, z, intensity
Water Segmentation/Images/NNNNNN.jpg
Water Segmentation/Masks/NNNNNN.png                     8 bit: 255 = water
calibration.json`,
  notes: [
    'Folder and file names that are publicly known of USVInland are used as they are known; "Water Segmentation", scans/, Image_Timestamp.txt, ground_truth.csv, calibration.json and the column names are ours.',
    'Disparity belongs to the left picture. Of water it is the disparity of the surface, not of what is mirrored in it.',
    'Frames: x ahead, y left, z up. The path is flat: roll, pitch and height are 0. Sensors are free of noise.',
    'Positions lie at 0 N, 0 E on purpose. Heading counts clockwise from north.',
    'Both antennas stand on the boat, 0.8 m apart, rover ahead of base. That is our arrangement, not known of the real boat.',
  ],
  tasks: ['depth-estimation', 'image-segmentation', 'robotics'],
  tags: ['synthetic', 'inland-waterways', 'stereo', 'lidar', 'odometry'],
}

/** The papers that stand behind a set are the real data's; a synthetic set is cited as itself. */
export function addDocuments(files: SetFiles, { name, title, what, tree, notes, tasks, tags }: SetText): void {
  files.set('VERSION', textFile(`${version}\n`))
  files.set(
    'LICENSE',
    textFile(`${title}, version ${version}. Copyright 2026 ORCA.

This synthetic set is licensed under the Creative Commons Attribution 4.0 International License:
https://creativecommons.org/licenses/by/4.0/legalcode

The licence covers the files of this set only. It says nothing about FloW, USVInland or any other data.
`),
  )
  files.set(
    'CITATION.cff',
    textFile(`cff-version: 1.2.0
message: "Please cite this synthetic set as below. It holds no data of FloW or USVInland."
type: dataset
title: "${title}"
version: "${version}"
date-released: "${released}"
license: CC-BY-4.0
authors:
  - name: "ORCA"
`),
  )
  files.set(
    'README.md',
    textFile(`---
pretty_name: ${title}
license: cc-by-4.0
language:
  - en
size_categories:
  - n<1K
task_categories:
${listed(tasks)}
tags:
${listed(tags)}
---

# ${title} ${version}

**Synthetic.** Every file was computed; none was recorded, and none comes from FloW or USVInland. Use it to try your
loader, not to report results. 本样例集为合成数据，不含任何实测内容，仅供调试读取程序，请勿用于报告结果。

${what}

## Files

\`\`\`
${tree}
\`\`\`

## To know

${notes.map((note) => `- ${note}`).join('\n')}

## How it was made

\`npm run minisets\` in the repository of the ORCA site draws one scene: a procedural canal, bottles as turned bodies, and
the site's own 3D models of two boats. Pictures are shaded in software at twice the size; depth, object numbers and water
are taken in the middle of each pixel from the same triangles, so every label is exact.

## Check

\`sha256sum -c SHA256SUMS\`

## Licence

Creative Commons Attribution 4.0 International, for the files of this set only: see LICENSE. Cite with CITATION.cff.
Folder name: ${name}.
`),
  )
}

const listed = (names: readonly string[]) => names.map((name) => `  - ${name}`).join('\n')
