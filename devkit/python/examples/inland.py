import json

from orca_waters.disparity import depth_of, read_disparity
from orca_waters.tables import IMU, read_lidar, read_table
from orca_waters.water_mask import read_water_mask

folder = "orca-synthetic-inland-mini"
camera = json.load(open(f"{folder}/calibration.json"))["camera"]
disparity = read_disparity(f"{folder}/Stereo Matching/Low_Res_640_320/Disp_Map/000001.png")
depth = depth_of(disparity, camera["focal_px"], camera["baseline_m"])
scan = read_lidar(f"{folder}/Syn_1_Sequence_0_6-Lidar/scans/000000.bin")
imu = read_table(f"{folder}/Syn_1_Sequence_0_6-INS/IMU_inside_camera.csv", IMU)
water = read_water_mask(f"{folder}/Water Segmentation/Masks/000001.png")

print(depth[300, 320], scan.shape, imu.shape, water.mean())
