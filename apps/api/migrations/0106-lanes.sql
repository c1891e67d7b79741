-- What was carried between two places, for the price of a lane.
create index freight_details_lane on freight_details (destination_code, origin_code);
