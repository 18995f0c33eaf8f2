/** What maps of mainland China are drawn in: AMap and Tencent in GCJ-02, Baidu in BD-09; all others in WGS 84. */
export const datums = ['wgs84', 'gcj02', 'bd09'] as const
export type Datum = (typeof datums)[number]
