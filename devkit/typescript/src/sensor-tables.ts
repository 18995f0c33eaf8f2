import { readTable } from './table.ts'

export const radarColumns = ['x_m', 'y_m', 'z_m', 'doppler_mps', 'power_db', 'object_id'] as const
export const gnssColumns = ['timestamp_s', 'latitude_deg', 'longitude_deg', 'heading_deg'] as const
export const imuColumns = [
  'timestamp_s',
  'angular_velocity_x_radps',
  'angular_velocity_y_radps',
  'angular_velocity_z_radps',
  'linear_acceleration_x_mps2',
  'linear_acceleration_y_mps2',
  'linear_acceleration_z_mps2',
] as const
export const poseColumns = ['timestamp_s', 'x_m', 'y_m', 'z_m', 'yaw_rad', 'pitch_rad', 'roll_rad'] as const

/** Radar echoes: x ahead, y to the left, z up from the radar; `object_id` 0 belongs to no labelled object. */
export const readRadarPoints = (text: string) => readTable(text, radarColumns)
/** GNSS fixes; the heading counts clockwise from north. */
export const readGnss = (text: string) => readTable(text, gnssColumns)
/** Inertial readings in the frame of the boat (x ahead, y left, z up), gravity included. */
export const readImu = (text: string) => readTable(text, imuColumns)
/** Poses of the boat: metres east, north and up of the first GNSS base; yaw counter-clockwise from east. */
export const readPoses = (text: string) => readTable(text, poseColumns)
